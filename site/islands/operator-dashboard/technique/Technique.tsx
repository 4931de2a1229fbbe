import { formatNumber, clockTime, formatCount } from '#services/platform/shared/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { DeadLetterTable } from './DeadLetterTable.tsx'
import type { OverviewResponse } from '../frame/overview.ts'
import { SecondFactorPanel } from '../second-factor/SecondFactorPanel.tsx'
import { shortDate } from '#site/lib/formats.ts'

/** Technical figures. */
export function Technique({ data, onChange }: { data: OverviewResponse; onChange(): void }) {
  const { head, subscriptions, deadLetters, deletions, lastBackupAt } = data
  return (
    <div className="sections tab-section">
      <section className="section">
        <h2 data-page-title="" tabIndex={-1}>
          Estado
        </h2>
        <FactList
          look="facts box"
          facts={[
            { name: 'El registro', value: `Va por el evento número ${formatNumber(head)}` },
            { name: 'La última copia', value: describeBackup(lastBackupAt) }
          ]}
        />
      </section>
      <SubscriptionTable subscriptions={subscriptions} />
      <DeadLetterTable deadLetters={deadLetters} />
      <DeletionTable deletions={deletions} />
      <SecondFactorPanel onChange={onChange} />
    </div>
  )
}

function describeBackup(at: string | null): string {
  if (!at) return 'Nunca'
  return `${shortDate(at)}, ${clockTime(at)}`
}

/** Deleted accounts and erased people; ids, and no names. */
function DeletionTable({ deletions }: Pick<OverviewResponse, 'deletions'>) {
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

/** Labels of the reasons for which accounts are deleted. */
const deletionReasonLabels: Record<string, string> = {
  owner: 'Quien la tenía',
  operator: 'Operador',
  'grace period': 'Fin del plazo'
}

/** Subscriptions, and by how many events each is behind the log. */
function SubscriptionTable({ subscriptions }: Pick<OverviewResponse, 'subscriptions'>) {
  return (
    <section className="section" aria-labelledby="suscripciones">
      <h2 id="suscripciones">Suscripciones</h2>
      {subscriptions.length === 0 && (
        <div className="box">
          <p className="pad muted">Ninguno ha leído todavía el registro.</p>
        </div>
      )}
      {subscriptions.length > 0 && (
        <div className="box table-box">
          <table className="table">
            <caption className="visually-hidden">Suscripciones al registro</caption>
            <thead>
              <tr>
                <th scope="col">Suscripción</th>
                <th className="num" scope="col">
                  Posición
                </th>
                <th scope="col">Retraso</th>
                <th className="num" scope="col">
                  Fallidos
                </th>
              </tr>
            </thead>
            <tbody>
              {subscriptions.map(({ name, position, lag, deadLetters }) => (
                <tr key={name}>
                  <td className="title" data-label="Suscripción">
                    <code>{name}</code>
                  </td>
                  <td className="num" data-label="Posición">
                    {formatNumber(position)}
                  </td>
                  <td data-label="Retraso">
                    <span>
                      <span className={`tag ${lag ? 'pending' : 'approved'}`}>
                        {lag ? formatCount(lag, 'evento', 'eventos') : 'Al día'}
                      </span>
                    </span>
                  </td>
                  <td className="num" data-label="Fallidos">
                    {formatNumber(deadLetters)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
