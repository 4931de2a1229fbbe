import { useEffect, useState } from 'react'
import { Protected } from '#site/ui/session/Protected.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Spinner } from '#site/ui/states/Spinner.tsx'
import { answerOf, api, type JobView, Refusal, type User } from '#site/lib/api.ts'
import { type Query, useQuery } from '#site/stores/queries.ts'
import { EditForm } from './EditJobForm.tsx'

/** Which ad it is, only the browser knows. */
export default function EditJobIsland() {
  const [id, setId] = useState<string>()
  useEffect(() => setId(location.pathname.split('/')[2]), [])
  return id ? <EditJob id={id} /> : <Spinner />
}

/** Asks for the ad while it is still asked who is signed in. */
function EditJob({ id }: { id: string }) {
  const job = useQuery(`jobs/${id}`, () => answerOf(api.jobs[':id'].$get({ param: { id } })))
  return <Protected>{user => <EditScreen job={job} user={user} />}</Protected>
}

function EditScreen({ job: { data, error, retry }, user }: { job: Query<JobView>; user: User }) {
  if (error) return isMissing(error) ? <Missing /> : <Unreachable error={error} onRetry={retry} />
  if (!data) return <Spinner />
  return data.employerId === user.id ? <EditForm job={data} /> : <Denied />
}

const isMissing = (error: Error) =>
  error instanceof Refusal && (error.status === 404 || error.status === 410)

const toJobs = (
  <a className="button primary" href="/jobs">
    Ver empleos
  </a>
)

function Missing() {
  return (
    <Failure
      title="Anuncio no encontrado"
      message="El anuncio que intentas editar no existe."
      isWholePage
    >
      {toJobs}
    </Failure>
  )
}

function Denied() {
  return (
    <Failure
      title="Acceso denegado"
      message="No tienes permisos para editar este anuncio."
      isWholePage
    >
      {toJobs}
    </Failure>
  )
}

function Unreachable({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <Failure
      title="Error al cargar el trabajo"
      message={error.message}
      onRetry={onRetry}
      isWholePage
    />
  )
}
