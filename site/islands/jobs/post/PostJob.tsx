import { useEffect } from 'react'
import { apiClient, callApi, type CurrentUser } from '#site/lib/api.ts'
import { readUrl } from '#site/lib/use-url-state.ts'
import { useQuery } from '#site/stores/queries.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { Protected } from '#site/ui/Protected.tsx'
import { EmployersOnly } from './EmployersOnly.tsx'
import { OwnJob } from './OwnJob.tsx'

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
  const id = readUrl(params => params.get('copia'))
  return id ? <CopiedJob id={id} user={user} /> : <PostJobForm user={user} />
}

/** The form, filled in with a job of the same employer, whatever became of it. */
function CopiedJob({ id, user }: { id: string; user: CurrentUser }) {
  const job = useQuery(`jobs/${id}`, () => callApi(apiClient.jobs[':id'].$get({ param: { id } })))
  return (
    <OwnJob job={job} user={user}>
      {job => <PostJobForm user={user} copied={job} />}
    </OwnJob>
  )
}
