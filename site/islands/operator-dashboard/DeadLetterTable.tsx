import type { OverviewResponse } from './overview.ts'
import { DeadLetterRow } from './DeadLetterRow.tsx'

/** Events that a follower could not handle, and that somebody has to look at. */
export function DeadLetterTable({ parked }: Pick<OverviewResponse, 'parked'>) {
  return (
    <section className="panel" aria-labelledby="apartados">
      <h2 id="apartados" tabIndex={-1}>
        Hechos apartados
      </h2>
      {parked.length === 0 && <p className="muted">Ninguno: todo se ha podido tratar.</p>}
      {parked.length > 0 && (
        <table className="table">
          <caption className="visually-hidden">Hechos que un seguidor no ha podido tratar</caption>
          <thead>
            <tr>
              <th scope="col">Seguidor</th>
              <th scope="col">Posición</th>
              <th scope="col">Intentos</th>
              <th scope="col">Error</th>
              <th scope="col">Fecha</th>
              <th scope="col">Acciones</th>
            </tr>
          </thead>
          <tbody>
            {parked.map(event => (
              <DeadLetterRow key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
