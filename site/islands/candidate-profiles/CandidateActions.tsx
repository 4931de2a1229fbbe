import type { CandidateProfileResponse } from '#site/lib/api.ts'
import type { SessionState } from '#site/stores/session.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { useCopy } from '#site/ui/use-copy.ts'
import { ContactHint } from './ContactHint.tsx'

const EmployerActions = lazyWithRetry(
  async () => (await import('./EmployerActions.tsx')).EmployerActions
)
const ReleasedContact = lazyWithRetry(
  async () => (await import('./ReleasedContact.tsx')).ReleasedContact
)

interface Props {
  profile: CandidateProfileResponse
  session: SessionState
}

/** What a visitor may do with a candidate. */
export function CandidateActions({ profile, session }: Props) {
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return (
    <aside className="candidate-side">
      <section className="panel candidate-actions" aria-label="Qué puedes hacer">
        {isEmployer ? (
          <EmployerActions profile={profile} />
        ) : profile.contactPhone ? (
          <ReleasedContact profile={profile} />
        ) : (
          <ContactHint session={session} />
        )}
        <CopyAddress />
      </section>
      <p className="small muted">
        <a className="report-link" href={`/denunciar?tipo=profile&id=${profile.id}`} rel="nofollow">
          Denunciar este perfil
        </a>
      </p>
    </aside>
  )
}

function CopyAddress() {
  const { outcome, copy } = useCopy()
  const text =
    outcome === 'copied' ? 'Enlace copiado' : outcome ? 'No se ha podido copiar' : 'Copiar enlace'
  return (
    <button
      className="button quiet slim needs-script"
      type="button"
      onClick={() => copy(location.origin + location.pathname)}
    >
      <span aria-live="polite">{text}</span>
    </button>
  )
}
