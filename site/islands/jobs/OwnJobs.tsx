import { useEffect, useRef, useState } from 'react'
import { jobLifetimeDays } from '#services/jobs/limits.ts'
import { jobsPerPage } from '#services/jobs/limits.ts'
import { useNow } from './use-now.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { callApi, apiClient } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import { invalidate, useQuery } from '#site/stores/queries.ts'
import { useMarkedLink } from '#site/lib/use-marked-link.ts'
import { useTabPages } from '#site/ui/use-tab-pages.ts'
import { OwnJobTable } from './OwnJobTable.tsx'
import { WaitingLine } from './WaitingLine.tsx'

/** Every job that an employer has posted, live and expired, below the drafts. */
export function OwnJobs({ employerId }: { employerId: string }) {
  useMarkedLink('/profile?tab=empleos')
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
  const total = data && kept && data.meta.totalJobs + kept.length
  if (total === 0) return <NoOwnJobs note={note} />
  return (
    <section className="section applications own-jobs">
      <div className="head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {total ? formatCount(total, 'anuncio', 'anuncios') : 'Tus anuncios'}
          </h2>
          <WaitingLine now={now} />
        </div>
        <a className="button secondary slim" href="/post-job">
          Publicar Empleo
        </a>
      </div>
      <div role="status">{note && <p className="notice good">{note}</p>}</div>
      <OwnJobTable
        jobs={kept && data?.jobs}
        drafts={page === 1 ? (kept ?? []) : []}
        now={now}
        onChanged={change}
        onRemoved={remove}
      />
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
