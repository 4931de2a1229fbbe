import type { OverviewResponse } from './overview.ts'
import { DeadLetterRow } from './DeadLetterRow.tsx'

/** Events that a subscription could not handle, for an operator to retry. */
export function DeadLetterTable({ parked }: Pick<OverviewResponse, 'parked'>) {
  return (
    <section className="section" aria-labelledby="fallidos">
      <h2 id="fallidos" tabIndex={-1}>
        Eventos fallidos
      </h2>
      {parked.length === 0 && (
        <div className="box">
          <p className="pad muted">Ninguno: todo se ha podido tratar.</p>
        </div>
      )}
      {parked.length > 0 && (
        <div className="box table-box">
          <table className="table">
            <caption className="visually-hidden">
              Eventos que una suscripción no ha podido procesar
            </caption>
            <thead>
              <tr>
                <th scope="col">Suscripción</th>
                <th className="num" scope="col">
                  Posición
                </th>
                <th className="num" scope="col">
                  Intentos
                </th>
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
        </div>
      )}
    </section>
  )
}
