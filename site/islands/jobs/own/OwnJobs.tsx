import { day } from '#events/units.ts'
import { useEffect, useRef, useState } from 'react'
import { jobLifetimeDays, jobsPerPage } from '#events/limits/jobs.ts'
import { useNow } from '../cards/use-now.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { callApi, apiClient, type JobDraftResponse, type JobSummary } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { invalidate, useQuery } from '#site/stores/queries.ts'
import { useMarkedLink } from '#site/lib/browser/use-marked-link.ts'
import { useTabPages } from '#site/ui/use-tab-pages.ts'
import { ListTable } from '#site/ui/ListTable.tsx'
import { findLoudestJob } from './due-action.ts'
import { JobDraftRow } from './JobDraftRow.tsx'
import { OwnSiteLine } from './OwnSiteLine.tsx'
import { OwnJobRow, type OwnJobRowProps } from './OwnJobRow.tsx'
import { useStore } from '@nanostores/react'
import { $unseen } from '#site/stores/unseen.ts'

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
      {data?.jobs.some(({ hiddenReason }) => !hiddenReason) && (
        <OwnSiteLine employerId={employerId} />
      )}
    </section>
  )
}

function NoOwnJobs({ note }: { note: string | undefined }) {
  return (
    <EmptyState title="Todavía no has publicado ningún empleo">
      {note && <p>{note}</p>}
      <p>{`Publicar es gratis. Cada anuncio dura ${jobLifetimeDays} días y puedes renovarlo.`}</p>
      <a className="button primary" href="/post-job">
        Publicar Empleo
      </a>
    </EmptyState>
  )
}

interface Props extends Omit<OwnJobRowProps, 'job' | 'isLoudest'> {
  /** Undefined while loading. */
  jobs: JobSummary[] | undefined
  drafts: JobDraftResponse[]
}

const columns = ['Puesto', 'Vistas', 'Aplicaciones', 'Estado', 'Acciones']

/** Only the most urgent button of the table is filled: that of a job, or else of a draft. */
function OwnJobTable({ jobs, drafts, ...rest }: Props) {
  const loudest = findLoudestJob(jobs ?? [], rest.now)
  return (
    <ListTable
      caption="Mis empleos publicados"
      columns={columns}
      heads={{ Vistas: 'num' }}
      rows={jobs && withDrafts(jobs, drafts)}
    >
      {row =>
        'savedAt' in row ? (
          <JobDraftRow
            key={row.id}
            draft={row}
            isLoud={!loudest && row === drafts[0]}
            onDeleted={rest.onRemoved}
          />
        ) : (
          <OwnJobRow key={row.id} job={row} isLoudest={row === loudest} {...rest} />
        )
      }
    </ListTable>
  )
}

/** Drafts stand before jobs that have ended. */
function withDrafts(
  jobs: JobSummary[],
  drafts: JobDraftResponse[]
): (JobSummary | JobDraftResponse)[] {
  const over = jobs.findIndex(({ outcome }) => outcome)
  const place = over < 0 ? jobs.length : over
  return [...jobs.slice(0, place), ...drafts, ...jobs.slice(place)]
}

/** «12 aplicaciones por contestar. La que más espera, 7 días.» */
function WaitingLine({ now }: { now: number }) {
  const { waiting } = useStore($unseen, { ssr: 'initial' })
  if (!waiting) return null
  return (
    <p className="hint">
      {`${formatCount(waiting, 'aplicación', 'aplicaciones')} por contestar.`}
      <LongestWait now={now} />
    </p>
  )
}

function LongestWait({ now }: { now: number }) {
  const query = { scope: 'received', page: '1', limit: '1' }
  const { data } = useQuery('waiting-applications', () =>
    callApi(apiClient.applications.$get({ query }))
  )
  const oldest = data?.meta.longestWaiting
  const days = oldest ? Math.floor((now - Date.parse(oldest.appliedAt)) / day) : 0
  return days > 0 ? ` La que más espera, ${formatCount(days, 'día', 'días')}.` : null
}
