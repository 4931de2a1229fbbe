import { useEffect, useEffectEvent } from 'react'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { errorTitle, type DiagnosisResponse } from './diagnosis.ts'
import { LocationPanel } from './LocationPanel.tsx'
import { PanelSkeletons } from './PanelSkeletons.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { useDiagnosis } from './use-diagnosis.ts'

/** The visitor's connection, as the server sees it. */
export function IpDiagnostic() {
  const asking = useDiagnosis()
  const { diagnosis, error, isPending, refresh } = asking
  const begin = useEffectEvent(refresh)
  useEffect(() => void begin(), [])
  return (
    <div className="stack">
      <RefreshButton asking={asking} text="Actualizar información IP" pending="Actualizando..." />
      {error ? (
        <ErrorPanel
          title={errorTitle('Error al obtener información de IP', error)}
          message={error.message}
          onRetry={refresh}
        />
      ) : diagnosis ? (
        <div className="stack ip-panels" aria-busy={isPending}>
          <AddressPanel diagnosis={diagnosis} />
          <LocationPanel place={diagnosis.geolocalizacion} />
          <SourcesPanel sources={diagnosis.fuentesIP} />
          <ConnectionPanel diagnosis={diagnosis} />
        </div>
      ) : (
        <PanelSkeletons />
      )}
    </div>
  )
}

/** The other end of the connection: the visitor or a proxy. */
function ConnectionPanel({ diagnosis: { socket, esIPPrivada } }: { diagnosis: DiagnosisResponse }) {
  return (
    <section className="panel whole-line" aria-labelledby="conexion">
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
