import { useEffect, useEffectEvent } from 'react'
import { Failure } from '#site/islands/states/Failure.tsx'
import { Address } from './Address.tsx'
import { AskButton } from './AskButton.tsx'
import { Connection } from './Connection.tsx'
import { failureTitle } from './diagnosis.ts'
import { Located } from './Located.tsx'
import { PanelsToCome } from './PanelsToCome.tsx'
import { Sources } from './Sources.tsx'
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
