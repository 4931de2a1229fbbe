import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { useEffect, useRef } from 'react'
import type { DataController } from '#services/pages/shared/contract.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { useQuery } from '#site/stores/queries.ts'
import type { SessionState } from '#site/stores/session.ts'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { usePublishProfile } from './use-publish-profile.ts'
import { candidateWords, ownProfileWords, speech } from '#services/words/words.ts'

const OfferDialog = lazyWithRetry(() =>
  import('./ProfileFormDialog.tsx').then(part => part.ProfileFormDialog)
)

interface Props {
  session: SessionState
  dataController: DataController
  onPublished(): void
  onShowOwn(): void
}

const registerPath = speech.path('/auth?register=true&type=applicant')

/** The heading of the page, with a button to publish a profile. */
export function PublishProfile({ session, dataController, onPublished, onShowOwn }: Props) {
  const { state, note, start, close, finish } = usePublishProfile(onPublished)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (note) notice.current?.focus()
  }, [note])
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return (
    <>
      <div className="row split">
        <div>
          <h1>{candidateWords.title}</h1>
          <p className="lead">{candidateWords.lead}</p>
        </div>
        {session.state === 'user' && !isEmployer && (
          <OwnProfileButton isPending={state === 'asking'} onStart={start} />
        )}
        {isEmployer && (
          <a className="button primary" href="/post-job">
            Publicar Empleo
          </a>
        )}
        {session.state !== 'user' && (
          <a className="button primary register-link" href={registerPath}>
            {ownProfileWords.publish}
          </a>
        )}
      </div>
      {note && (
        <p className={`notice ${note.tone}`} ref={notice} tabIndex={-1}>
          {note.text}{' '}
          {note.showsOwn && (
            <button className="link" type="button" onClick={onShowOwn}>
              {ownProfileWords.seeOwn}
            </button>
          )}
        </p>
      )}
      {state === 'open' && session.state === 'user' && (
        <OfferDialog
          user={session.user}
          dataController={dataController}
          onClose={close}
          onDone={finish}
        />
      )}
    </>
  )
}

/** Leads to the own profile, or to a new one. */
function OwnProfileButton({ isPending, onStart }: { isPending: boolean; onStart(): void }) {
  const { data, error } = useQuery(...ownProfilesQuery)
  const own = data?.[0]
  if (own) {
    return (
      <a className="button primary" href={speech.path(`/editar-perfil/${own.id}`)}>
        {ownProfileWords.editOwn}
      </a>
    )
  }
  return (
    <PendingButton
      className={`button primary ${data || error ? '' : 'not-known'}`}
      isPending={isPending}
      pending={ownProfileWords.checking}
      onClick={onStart}
    >
      {ownProfileWords.publish}
    </PendingButton>
  )
}
