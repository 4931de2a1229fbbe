import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { errorTitle, type DiagnosisResponse } from './diagnosis.ts'
import { LocationPanel } from './LocationPanel.tsx'
import { PanelSkeletons } from './PanelSkeletons.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { useDiagnosis } from './use-diagnosis.ts'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { useSession } from '#site/stores/use-session.ts'
import { SaveLocationForm } from './SaveLocationForm.tsx'

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
        <div className="stack ip-panels" aria-busy={isPending}>
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

/** Saves the location for a signed-in user; others see how to sign in. */
function SaveLocation({ diagnosis }: { diagnosis: DiagnosisResponse | undefined }) {
  const session = useSession()
  if (session.state === 'user')
    return <SaveLocationForm user={session.user} diagnosis={diagnosis} />
  if (session.state === 'unreachable') return <p className="notice warning">{session.message}</p>
  return (
    <p className="notice signed-out-note">
      Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.{' '}
      <a href={authPath('login', '/ip-test')}>Iniciar Sesión</a>
    </p>
  )
}
