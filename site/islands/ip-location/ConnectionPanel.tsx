import type { DiagnosisResponse } from './diagnosis.ts'

/** The other end of the connection: the visitor or a proxy. */
export function ConnectionPanel({
  diagnosis: { socket, esIPPrivada }
}: {
  diagnosis: DiagnosisResponse
}) {
  return (
    <section className="panel connection" aria-labelledby="conexion">
      <h2 id="conexion">Conexión</h2>
      <dl className="facts two">
        <div>
          <dt>Dirección remota</dt>
          <dd>{socket.remoteAddress || <span className="muted">No disponible</span>}</dd>
        </div>
        <div>
          <dt>Familia</dt>
          <dd>{socket.remoteFamily || <span className="muted">No disponible</span>}</dd>
        </div>
        <div>
          <dt>¿Es una IP privada?</dt>
          <dd>{esIPPrivada ? 'Sí' : 'No'}</dd>
        </div>
      </dl>
    </section>
  )
}
