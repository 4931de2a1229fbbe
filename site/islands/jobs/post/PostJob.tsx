import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { apiClient, callApi, type CurrentUser } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { readUrl } from '#site/lib/browser/use-url-state.ts'
import { useQuery } from '#site/stores/queries.ts'
import { $unseen } from '#site/stores/unseen.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { OwnJob } from './OwnJob.tsx'
import { employersOnlyToast } from '#site/ui/toasts/employers-only.ts'
import { flash } from '#site/ui/toasts/toast.ts'

const loadForm = async () => (await import('./PostJobForm.tsx')).PostJobForm
const PostJobForm = lazyWithRetry(loadForm)

/** Loads the form while the session loads: candidates never see it. */
export default function PostJobIsland() {
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  return (
    <Protected>
      {user => (user.userType === 'employer' ? <NewJob user={user} /> : <EmployersOnly />)}
    </Protected>
  )
}

function NewJob({ user }: { user: CurrentUser }) {
  const copied = readUrl(params => params.get('copia'))
  const draft = readUrl(params => params.get('borrador'))
  if (copied) return <CopiedJob id={copied} user={user} />
  if (draft) return <DraftedJob id={draft} user={user} />
  return (
    <>
      <WaitingApplications />
      <PostJobForm user={user} />
    </>
  )
}

/** An employer comes here from every sign-in. */
function WaitingApplications() {
  const { waiting } = useStore($unseen)
  if (!waiting) return null
  return (
    <p className="notice waiting">
      <a href="/applications?status=pending">
        {formatCount(waiting, 'aplicación por contestar', 'aplicaciones por contestar')}
      </a>
    </p>
  )
}

/** The form, filled in with a draft that the employer keeps on the account. */
function DraftedJob({ id, user }: { id: string; user: CurrentUser }) {
  const { data, error, retry } = useQuery('job-drafts', () =>
    callApi(apiClient['job-drafts'].$get())
  )
  if (error) return <ErrorPanel title={draftsFailed} message={error.message} onRetry={retry} />
  if (!data) return <Spinner />
  const draft = data.drafts.find(saved => saved.id === id)
  return draft ? <PostJobForm user={user} draft={draft} /> : <DraftMissing />
}

const draftsFailed = 'Error al cargar el borrador'

function DraftMissing() {
  return (
    <ErrorPanel
      title="Borrador no encontrado"
      message="Este borrador ya no existe: se publicó o se borró."
    >
      <a className="button primary" href="/profile?tab=empleos">
        Ver mis empleos
      </a>
    </ErrorPanel>
  )
}

/** The form, filled in with another job of the same employer, whatever its state. */
function CopiedJob({ id, user }: { id: string; user: CurrentUser }) {
  const job = useQuery(`jobs/${id}`, () => callApi(apiClient.jobs[':id'].$get({ param: { id } })))
  return (
    <OwnJob job={job} user={user}>
      {job => <PostJobForm user={user} copied={job} />}
    </OwnJob>
  )
}

/** Redirects candidates to the front page with a toast. */
function EmployersOnly() {
  useEffect(() => {
    flash(employersOnlyToast)
    location.replace('/')
  }, [])
  return <Spinner />
}
