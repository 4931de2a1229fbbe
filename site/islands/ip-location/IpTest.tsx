import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { errorTitle } from './diagnosis.ts'
import { LocationPanel } from './LocationPanel.tsx'
import { PanelSkeletons } from './PanelSkeletons.tsx'
import { SaveLocation } from './SaveLocation.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { useDiagnosis } from './use-diagnosis.ts'

/** Looks up the visitor's IP address on request, and can save its location in the profile. */
export function IpTest() {
  const asking = useDiagnosis()
  const { diagnosis, error, isPending, refresh } = asking
  return (
    <div className="stack">
      <RefreshButton asking={asking} text="Verificar mi IP" pending="Verificando…" />
      <SaveLocation diagnosis={error ? undefined : diagnosis} />
      {error ? (
        <ErrorPanel title={errorTitle('Error', error)} message={error.message} onRetry={refresh} />
      ) : diagnosis ? (
        <div className="ip-panels" aria-busy={isPending}>
          <AddressPanel diagnosis={diagnosis} />
          <LocationPanel place={diagnosis.geolocalizacion} />
          <SourcesPanel sources={diagnosis.fuentesIP} />
        </div>
      ) : (
        isPending && <PanelSkeletons />
      )}
    </div>
  )
}
