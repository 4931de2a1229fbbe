/** The headers in which proxies name a visitor, as received. */
export function SourcesPanel({ sources }: { sources: Record<string, string> }) {
  const found = Object.entries(sources)
  return (
    <section className="panel" aria-labelledby="fuentes">
      <h2 id="fuentes">Fuentes de IP detectadas</h2>
      {found.length ? (
        <>
          <p className="muted">
            Cabeceras tal como han llegado. Cualquiera puede escribirlas, así que no las damos por
            ciertas.
          </p>
          <dl className="facts">
            {found.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>No se detectaron fuentes de IP en las cabeceras de tu petición.</p>
      )}
    </section>
  )
}
