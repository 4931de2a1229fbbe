import { useEffect } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { currentPath } from '#site/lib/browser/current-path.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { RedirectWithToast } from '#site/ui/feedback/RedirectWithToast.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { prefetch, useQuery } from '#site/stores/queries.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { ownProfileWords, speech } from '#services/words/words.ts'

/** Shown to employers in place of the form. */
function CandidatesOnly() {
  const title = ownProfileWords.denied
  const description = ownProfileWords.candidatesOnly
  useEffect(() => toast({ title, description, variant: 'destructive' }), [])
  return (
    <ErrorPanel title={title} message={description} isWholePage>
      <a className="button primary" href={speech.path('/candidates')}>
        {ownProfileWords.seeCandidates}
      </a>
    </ErrorPanel>
  )
}

const loadForm = async () => (await import('./EditProfileForm.tsx')).EditProfileForm
const EditProfileForm = lazyWithRetry(loadForm)

/** The page of a candidate's own profile; the form is loaded while the profile is. */
export default function EditProfile() {
  useEffect(() => {
    if (!mayBeSignedIn()) return
    prefetch(...profileQuery())
    loadForm().catch(() => undefined)
  }, [])
  return (
    <Protected onAnonymous={redirectToSignIn}>{user => <EditProfilePage user={user} />}</Protected>
  )
}

function EditProfilePage({ user }: { user: CurrentUser }) {
  return user.userType === 'employer' ? <CandidatesOnly /> : <OwnerOnly user={user} />
}

function OwnerOnly({ user }: { user: CurrentUser }) {
  const { data, error } = useQuery(...profileQuery())
  if (error)
    return (
      <RedirectWithToast
        to={speech.path('/candidates')}
        title={ownProfileWords.error}
        description={ownProfileWords.notLoadedToEdit}
      />
    )
  if (!data) return <Spinner />
  if (data.userId === user.id) return <EditProfileForm profile={data} />
  return (
    <RedirectWithToast
      to={speech.path('/candidates')}
      title={ownProfileWords.denied}
      description={ownProfileWords.notOwner}
    />
  )
}

function profileQuery() {
  const id = location.pathname.split('/').at(-1) ?? ''
  const call = () => callApi(apiClient['candidate-profiles'][':id'].$get({ param: { id } }))
  return [`candidate-profiles/${id}`, call] as const
}

function redirectToSignIn(): void {
  const description = ownProfileWords.signInToEdit
  flash({ title: ownProfileWords.denied, description, variant: 'destructive' })
  location.replace(authPath('login', currentPath()))
}
