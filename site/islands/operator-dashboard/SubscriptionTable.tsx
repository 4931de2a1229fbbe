import { formatCount, formatNumber } from '#site/lib/formats.ts'
import type { OverviewResponse } from './overview.ts'

/** Subscriptions, and how far each is behind the log. */
export function SubscriptionTable({ followers }: Pick<OverviewResponse, 'followers'>) {
  return (
    <section className="section" aria-labelledby="suscripciones">
      <h2 id="suscripciones">Suscripciones</h2>
      {followers.length === 0 && (
        <div className="box">
          <p className="pad muted">Ninguno ha leído todavía el registro.</p>
        </div>
      )}
      {followers.length > 0 && (
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
              {followers.map(({ name, position, lag, parked }) => (
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
                    {formatNumber(parked)}
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
