import type { ReactNode } from 'react'
import { ApiError, type CurrentUser, type JobResponse } from '#site/lib/api.ts'
import type { QueryState } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'

interface Props {
  job: QueryState<JobResponse>
  user: CurrentUser
  children(job: JobResponse): ReactNode
}

/** A job for its owner, once it is loaded; others read why they do not see it. */
export function OwnJob({ job: { data, error, retry }, user, children }: Props) {
  if (error) return isMissing(error) ? <JobMissing /> : <LoadError error={error} onRetry={retry} />
  if (!data) return <Spinner />
  return data.employerId === user.id ? children(data) : <AccessDenied />
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
