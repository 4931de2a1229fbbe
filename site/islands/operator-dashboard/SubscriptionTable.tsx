import { formatCount, formatNumber } from '#site/lib/formats.ts'
import type { OverviewResponse } from './overview.ts'

/** Subscriptions, and how far each is behind the log. */
export function SubscriptionTable({ followers }: Pick<OverviewResponse, 'followers'>) {
  return (
    <section className="panel" aria-labelledby="seguidores">
      <h2 id="seguidores">Seguidores</h2>
      {followers.length === 0 && <p className="muted">Ninguno ha leído todavía el registro.</p>}
      {followers.length > 0 && (
        <table className="table">
          <caption className="visually-hidden">Seguidores del registro</caption>
          <thead>
            <tr>
              <th scope="col">Seguidor</th>
              <th scope="col">Posición</th>
              <th scope="col">Retraso</th>
              <th scope="col">Apartados</th>
            </tr>
          </thead>
          <tbody>
            {followers.map(({ name, position, lag, parked }) => (
              <tr key={name}>
                <td data-label="Seguidor">{name}</td>
                <td data-label="Posición">{formatNumber(position)}</td>
                <td data-label="Retraso">
                  <span>
                    <span className={`tag ${lag ? 'pending' : 'approved'}`}>
                      {lag ? formatCount(lag, 'hecho', 'hechos') : 'Al día'}
                    </span>
                  </span>
                </td>
                <td data-label="Apartados">{formatNumber(parked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
