import { type IpLocation, locationFields, locationLabels } from './diagnosis.ts'

/** What the address tells of a place. */
export function LocationPanel({ place }: { place: IpLocation }) {
  return (
    <section className="panel location-panel" aria-labelledby="lugar">
      <h2 id="lugar">Datos geográficos</h2>
      <dl className="facts">
        {locationFields.map(key => (
          <div key={key}>
            <dt>{locationLabels[key]}</dt>
            <dd>{place[key] || <span className="muted">No disponible</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
