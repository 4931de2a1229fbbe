import { useEffect, useRef, useState } from 'react'
import { jobsPerPage } from '#services/jobs/contract.ts'
import { useNow } from './use-now.ts'
import { Pagination } from '#site/ui/pagination/Pagination.tsx'
import { Empty } from '#site/ui/states/EmptyState.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { answerOf, api } from '#site/lib/api.ts'
import { counted } from '#site/lib/formats.ts'
import { askAgain, useQuery } from '#site/stores/queries.ts'
import { useOwnPages } from '#site/ui/pagination/use-tab-pages.ts'
import { OwnJobTable } from './OwnJobTable.tsx'

/** Everything that an employer has published, live and expired. */
export function OwnJobs({ employerId }: { employerId: string }) {
  const { page, pathOf, go } = useOwnPages('empleos')
  const [note, setNote] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changedAt, setChangedAt] = useState(0)
  const [removals, setRemovals] = useState(0)
  const now = Math.max(useNow(Date.now()), changedAt)
  const query = { employerId, page: String(page), limit: String(jobsPerPage) }
  const { data, error, retry } = useQuery(`own-jobs?page=${page}`, () =>
    answerOf(api.jobs.$get({ query }))
  )
  useEffect(() => {
    if (removals) heading.current?.focus()
  }, [removals])
  function change(said: string) {
    setNote(said)
    setChangedAt(Date.now())
    askAgain('own-jobs')
  }
  if (error) {
    return <Failure title="Error al obtener los trabajos" message={error.message} onRetry={retry} />
  }
  if (data?.meta.totalJobs === 0) return <NoJobs note={note} />
  return (
    <section className="stack applications own-jobs">
      <div className="row apart">
        <h2 ref={heading} tabIndex={-1}>
          {data ? counted(data.meta.totalJobs, 'anuncio', 'anuncios') : 'Tus anuncios'}
        </h2>
        <a className="button primary" href="/post-job">
          Publicar Empleo
        </a>
      </div>
      <div role="status">{note && <p className="notice good">{note}</p>}</div>
      <OwnJobTable
        jobs={data?.jobs}
        now={now}
        onChanged={change}
        onRemoved={said => {
          change(said)
          setRemovals(removals + 1)
        }}
      />
      <Pagination page={page} totalPages={data?.meta.totalPages ?? 1} hrefOf={pathOf} onGo={go} />
    </section>
  )
}

function NoJobs({ note }: { note: string | undefined }) {
  return (
    <Empty title="Todavía no has publicado ningún empleo">
      {note && <p>{note}</p>}
      <p>Publicar es gratis. Cada anuncio dura 30 días y puedes renovarlo.</p>
      <a className="button primary" href="/post-job">
        Publicar Empleo
      </a>
    </Empty>
  )
}
