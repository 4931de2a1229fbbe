import { type IpLocation, locationFields, locationLabels } from './diagnosis.ts'

/** Location of the IP address. */
export function LocationPanel({ place }: { place: IpLocation }) {
  return (
    <section className="panel location-panel" aria-labelledby="lugar">
      <h2 id="lugar">Datos geográficos</h2>
      <dl className="facts two">
        {locationFields.map(key => (
          <div key={key}>
            <dt>{locationLabels[key]}</dt>
            <dd>
              {place[key] ? (
                <span translate="no">{place[key]}</span>
              ) : (
                <span className="muted">No disponible</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
