import { useEffect, useEffectEvent } from 'react'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Address } from './AddressPanel.tsx'
import { AskButton } from './RefreshButton.tsx'
import { Connection } from './ConnectionPanel.tsx'
import { failureTitle } from './diagnosis.ts'
import { Located } from './LocationPanel.tsx'
import { PanelsToCome } from './PanelSkeletons.tsx'
import { Sources } from './SourcesPanel.tsx'
import { useDiagnosis } from './use-diagnosis.ts'

/** All that our server sees of where somebody comes from. */
export function IpDiagnostic() {
  const asking = useDiagnosis()
  const { diagnosis, error, isPending, ask } = asking
  const begin = useEffectEvent(ask)
  useEffect(() => void begin(), [])
  return (
    <div className="stack">
      <AskButton asking={asking} text="Actualizar información IP" pending="Actualizando..." />
      {error ? (
        <Failure
          title={failureTitle('Error al obtener información de IP', error)}
          message={error.message}
          onRetry={ask}
        />
      ) : diagnosis ? (
        <div className="network" aria-busy={isPending}>
          <Address diagnosis={diagnosis} />
          <Located place={diagnosis.geolocalizacion} />
          <Sources sources={diagnosis.fuentesIP} />
          <Connection diagnosis={diagnosis} />
        </div>
      ) : (
        <PanelsToCome />
      )}
    </div>
  )
}
