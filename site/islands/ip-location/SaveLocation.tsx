import { authPath } from '#services/auth/shared/auth-url.ts'
import { useSession } from '#site/stores/use-session.ts'
import type { DiagnosisResponse } from './diagnosis.ts'
import { SaveLocationForm } from './SaveLocationForm.tsx'

/** Saves the location for a signed-in user; others see how to sign in. */
export function SaveLocation({ diagnosis }: { diagnosis: DiagnosisResponse | undefined }) {
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
