import { PendingButton } from '#site/ui/PendingButton.tsx'
import { useEffect, useRef } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import type { SessionState } from '#site/stores/session.ts'
import { usePublishProfile } from './use-publish-profile.ts'

const OfferDialog = lazyWithRetry(() =>
  import('./ProfileFormDialog.tsx').then(part => part.ProfileFormDialog)
)

interface Props {
  session: SessionState
  onPublished(): void
  onShowOwn(): void
}

const registerPath = '/auth?register=true&type=applicant'

/** The heading of the page, with a button to publish a profile. */
export function PublishProfile({ session, onPublished, onShowOwn }: Props) {
  const { state, note, start, close, finish } = usePublishProfile(onPublished)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (note) notice.current?.focus()
  }, [note])
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return (
    <>
      <div className="row space-between">
        <div>
          <h1>Candidatos</h1>
          <p className="lead">Personas que se ofrecen para trabajar con caballos.</p>
        </div>
        {session.state === 'user' && !isEmployer && (
          <PendingButton
            className="button primary"
            isPending={state === 'asking'}
            pending="Comprobando…"
            onClick={start}
          >
            Publicar perfil
          </PendingButton>
        )}
        {isEmployer && (
          <a className="button primary" href="/post-job">
            Publicar Empleo
          </a>
        )}
        {session.state !== 'user' && (
          <a className="button primary register-link" href={registerPath}>
            Publicar perfil
          </a>
        )}
      </div>
      <div role="status" ref={notice} tabIndex={-1}>
        {note && (
          <p className={`notice ${note.tone}`}>
            {note.text}{' '}
            {note.showsOwn && (
              <button className="link" type="button" onClick={onShowOwn}>
                Ver mis perfiles
              </button>
            )}
          </p>
        )}
      </div>
      {state === 'open' && session.state === 'user' && (
        <OfferDialog user={session.user} onClose={close} onDone={finish} />
      )}
    </>
  )
}
