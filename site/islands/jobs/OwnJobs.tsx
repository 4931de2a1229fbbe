import { useEffect, useRef, useState } from 'react'
import { jobLifetimeDays } from '#services/jobs/shared/limits.ts'
import { jobsPerPage } from '#services/jobs/shared/limits.ts'
import { useNow } from './use-now.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { callApi, apiClient } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { invalidate, useQuery } from '#site/stores/queries.ts'
import { useTabPages } from '#site/ui/use-tab-pages.ts'
import { findLoudestJob } from './due-action.ts'
import { JobDrafts } from './JobDrafts.tsx'
import { OwnJobTable } from './OwnJobTable.tsx'

/** Every job that an employer has posted, live and expired, below the drafts. */
export function OwnJobs({ employerId }: { employerId: string }) {
  const { page, pathOf, go } = useTabPages('empleos')
  const [note, setNote] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changedAt, setChangedAt] = useState(0)
  const [removals, setRemovals] = useState(0)
  const now = Math.max(useNow(Date.now()), changedAt)
  const query = { employerId, page: String(page), limit: String(jobsPerPage) }
  const { data, error, retry } = useQuery(`own-jobs?page=${page}`, () =>
    callApi(apiClient.jobs.$get({ query }))
  )
  const drafts = useQuery('job-drafts', () => callApi(apiClient['job-drafts'].$get()))
  useEffect(() => {
    if (removals) heading.current?.focus()
  }, [removals])
  function change(message: string) {
    setNote(message)
    setChangedAt(Date.now())
    invalidate('own-jobs')
    invalidate('job-drafts')
  }
  function remove(message: string) {
    change(message)
    setRemovals(removals + 1)
  }
  const failure = error ?? drafts.error
  if (failure) {
    return (
      <ErrorPanel
        title="Error al obtener los trabajos"
        message={failure.message}
        onRetry={error ? retry : drafts.retry}
      />
    )
  }
  const kept = drafts.data?.drafts
  if (data?.meta.totalJobs === 0 && kept?.length === 0) return <NoOwnJobs note={note} />
  const jobs = kept && data?.jobs
  return (
    <section className="stack applications own-jobs">
      <div className="row space-between">
        <h2 ref={heading} tabIndex={-1}>
          {data ? formatCount(data.meta.totalJobs, 'anuncio', 'anuncios') : 'Tus anuncios'}
        </h2>
        <a className="button secondary" href="/post-job">
          Publicar Empleo
        </a>
      </div>
      <div role="status">{note && <p className="notice good">{note}</p>}</div>
      {jobs && kept.length > 0 && (
        <JobDrafts drafts={kept} isLoud={!findLoudestJob(jobs, now)} onDeleted={remove} />
      )}
      {data?.meta.totalJobs !== 0 && (
        <OwnJobTable jobs={jobs} now={now} onChanged={change} onRemoved={remove} />
      )}
      <Pagination page={page} totalPages={data?.meta.totalPages ?? 1} hrefOf={pathOf} onGo={go} />
    </section>
  )
}

function NoOwnJobs({ note }: { note: string | undefined }) {
  return (
    <EmptyState title="Todavía no has publicado ningún empleo">
      {note && <p>{note}</p>}
      <p>Publicar es gratis. Cada anuncio dura {jobLifetimeDays} días y puedes renovarlo.</p>
      <a className="button primary" href="/post-job">
        Publicar Empleo
      </a>
    </EmptyState>
  )
}
