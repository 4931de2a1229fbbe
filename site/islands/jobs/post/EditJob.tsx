import { useEffect, useState } from 'react'
import { Protected } from '#site/ui/Protected.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { callApi, apiClient, type JobResponse, ApiError, type CurrentUser } from '#site/lib/api.ts'
import { type QueryState, useQuery } from '#site/stores/queries.ts'

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
  return <Protected>{user => <EditJobPage job={job} user={user} />}</Protected>
}

function EditJobPage({
  job: { data, error, retry },
  user
}: {
  job: QueryState<JobResponse>
  user: CurrentUser
}) {
  if (error) return isMissing(error) ? <JobMissing /> : <LoadError error={error} onRetry={retry} />
  if (!data) return <Spinner />
  return data.employerId === user.id ? <EditJobForm job={data} /> : <AccessDenied />
}

const isMissing = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

const jobsButton = (
  <a className="button primary" href="/jobs">
    Ver empleos
  </a>
)

function JobMissing() {
  return (
    <ErrorPanel
      title="Anuncio no encontrado"
      message="El anuncio que intentas editar no existe."
      isWholePage
    >
      {jobsButton}
    </ErrorPanel>
  )
}

function AccessDenied() {
  return (
    <ErrorPanel
      title="Acceso denegado"
      message="No tienes permisos para editar este anuncio."
      isWholePage
    >
      {jobsButton}
    </ErrorPanel>
  )
}

function LoadError({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <ErrorPanel
      title="Error al cargar el trabajo"
      message={error.message}
      onRetry={onRetry}
      isWholePage
    />
  )
}
