import { type Place, placeKeys, placeNames } from './diagnosis.ts'

/** What the address tells of a place. */
export function Located({ place }: { place: Place }) {
  return (
    <section className="panel located" aria-labelledby="lugar">
      <h2 id="lugar">Datos geográficos</h2>
      <dl className="facts">
        {placeKeys.map(key => (
          <div key={key}>
            <dt>{placeNames[key]}</dt>
            <dd>{place[key] || <span className="muted">No disponible</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
