import { authPath } from '#services/auth/shared/auth-url.ts'
import { isOver } from '#services/jobs/shared/limits.ts'
import { outcomeTitles } from '#services/jobs/shared/outcome-labels.ts'
import type { JobSummary } from '#site/lib/api.ts'
import { useSession } from '#site/stores/use-session.ts'
import { CardSkeletons } from '#site/ui/CardSkeletons.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { JobListItem } from './JobListItem.tsx'
import { SaveJob } from './SaveJob.tsx'
import { useNow } from './use-now.ts'
import { useSavedJobs } from './use-saved-jobs.ts'

/** The jobs that the visitor has saved. One that is taken away stays until the next visit, so that it can be saved again. */
export default function SavedJobs() {
  const { saved, count, error, retry } = useSavedJobs()
  if (error)
    return <ErrorPanel title="Error al obtener tus guardados" message={error} onRetry={retry} />
  if (!saved) return <CardSkeletons />
  if (!saved.length) return <NothingSaved />
  return (
    <div className="stack">
      <p className="muted" role="status">
        {countText(count)} <KeptWhere />
      </p>
      <h2 className="visually-hidden">Anuncios</h2>
      <SavedList saved={saved} />
    </div>
  )
}

function SavedList({ saved }: { saved: readonly { id: string; job?: JobSummary | undefined }[] }) {
  const now = useNow(Date.now())
  return (
    <ul className="cards three">
      {saved.map(({ id, job }) =>
        job ? (
          <JobListItem key={id} job={job} now={now} end={endOf(job, now)} />
        ) : (
          <GoneJob key={id} id={id} />
        )
      )}
    </ul>
  )
}

function endOf(job: JobSummary, now: number): string | undefined {
  if (job.outcome) return outcomeTitles[job.outcome]
  return isOver(job, new Date(now)) ? 'Anuncio caducado' : undefined
}

/** It was withdrawn, or is hidden. */
function GoneJob({ id }: { id: string }) {
  return (
    <li>
      <article className="card job-card">
        <h3>Este anuncio ya no está</h3>
        <SaveJob id={id} title="anuncio que ya no está" />
        <p className="muted">La empresa lo ha eliminado, o ya no se puede ver.</p>
      </article>
    </li>
  )
}

function NothingSaved() {
  return (
    <EmptyState title="Todavía no has guardado ningún empleo">
      <p>Pulsa el marcador de un anuncio y lo tendrás aquí a mano.</p>
      <a className="button primary" href="/jobs">
        Buscar empleo
      </a>
    </EmptyState>
  )
}

/** Which devices show the list. */
function KeptWhere() {
  const session = useSession()
  if (session.state === 'user') return 'Están en tu cuenta: los verás desde cualquier dispositivo.'
  return (
    <>
      Solo se ven en este navegador.{' '}
      <a href={authPath('login', '/guardados')}>Entra en tu cuenta</a> y pasarán a ella.
    </>
  )
}

const countText = (count: number) =>
  count === 1 ? '1 empleo guardado.' : `${count} empleos guardados.`
