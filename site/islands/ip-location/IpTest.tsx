import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Address } from './AddressPanel.tsx'
import { AskButton } from './RefreshButton.tsx'
import { failureTitle } from './diagnosis.ts'
import { Located } from './LocationPanel.tsx'
import { PanelsToCome } from './PanelSkeletons.tsx'
import { SaveLocation } from './SaveLocation.tsx'
import { Sources } from './SourcesPanel.tsx'
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
