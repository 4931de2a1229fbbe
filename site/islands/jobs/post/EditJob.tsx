import { useEffect, useState } from 'react'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { callApi, apiClient } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { OwnJob } from './OwnJob.tsx'

const loadForm = async () => (await import('./EditJobForm.tsx')).EditJobForm
const EditJobForm = lazyWithRetry(loadForm)

/** The id of the job is in the address, which only the browser knows. */
export default function EditJobIsland() {
  const [id, setId] = useState<string>()
  useEffect(() => {
    setId(location.pathname.split('/')[2])
    loadForm().catch(() => undefined)
  }, [])
  return id ? <EditJob id={id} /> : <Spinner />
}

/** Requests the job while the session loads. */
function EditJob({ id }: { id: string }) {
  const job = useQuery(`jobs/${id}`, () => callApi(apiClient.jobs[':id'].$get({ param: { id } })))
  return (
    <Protected>
      {user => (
        <OwnJob job={job} user={user}>
          {job => <EditJobForm job={job} user={user} />}
        </OwnJob>
      )}
    </Protected>
  )
}
