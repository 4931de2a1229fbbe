import { clockTime, shortDate } from '#site/lib/formats.ts'
import type { OverviewResponse } from './overview.ts'

/** Accounts that were deleted and people who were erased; ids, and no names. */
export function DeletionTable({ deletions }: Pick<OverviewResponse, 'deletions'>) {
  return (
    <section className="section" aria-labelledby="bajas">
      <h2 id="bajas">Bajas recientes</h2>
      {deletions.length === 0 && (
        <div className="box">
          <p className="pad muted">Nadie se ha dado de baja.</p>
        </div>
      )}
      {deletions.length > 0 && (
        <div className="box table-box">
          <table className="table">
            <caption className="visually-hidden">Bajas recientes</caption>
            <thead>
              <tr>
                <th scope="col">Cuenta</th>
                <th scope="col">Qué</th>
                <th scope="col">Fecha</th>
                <th scope="col">Por</th>
              </tr>
            </thead>
            <tbody>
              {deletions.map(({ id, kind, at, by }) => (
                <tr key={`${id} ${kind}`}>
                  <td className="title" data-label="Cuenta">
                    <code>{id}</code>
                  </td>
                  <td data-label="Qué">{deletionLabels[kind]}</td>
                  <td data-label="Fecha">
                    <time dateTime={at}>{`${shortDate(at)}, ${clockTime(at)}`}</time>
                  </td>
                  <td data-label="Por">{deletionReasonLabels[by] ?? by}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const deletionLabels = { deleted: 'Cuenta eliminada', erased: 'Persona borrada' }

/** Who or what deleted an account. */
const deletionReasonLabels: Record<string, string> = {
  owner: 'Quien la tenía',
  operator: 'Operador',
  'grace period': 'Fin del plazo'
}
