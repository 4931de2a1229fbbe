import { Failure } from '#site/islands/states/Failure.tsx'
import { Address } from './Address.tsx'
import { AskButton } from './AskButton.tsx'
import { failureTitle } from './diagnosis.ts'
import { Located } from './Located.tsx'
import { PanelsToCome } from './PanelsToCome.tsx'
import { SaveLocation } from './SaveLocation.tsx'
import { Sources } from './Sources.tsx'
import { useDiagnosis } from './use-diagnosis.ts'

/** Looks an address up when somebody asks, and keeps its place in their profile if they want. */
export function IpTest() {
  const asking = useDiagnosis()
  const { diagnosis, error, isPending, ask } = asking
  return (
    <div className="stack">
      <AskButton asking={asking} text="Verificar mi IP" pending="Verificando…" />
      <SaveLocation diagnosis={error ? undefined : diagnosis} />
      {error ? (
        <Failure title={failureTitle('Error', error)} message={error.message} onRetry={ask} />
      ) : diagnosis ? (
        <div className="network" aria-busy={isPending}>
          <Address diagnosis={diagnosis} />
          <Located place={diagnosis.geolocalizacion} />
          <Sources sources={diagnosis.fuentesIP} />
        </div>
      ) : (
        isPending && <PanelsToCome />
      )}
    </div>
  )
}
