import type { JobPage } from '#site/lib/api.ts'
import { noSearch, type SearchState } from '#site/lib/search-state.ts'
import { JobCard } from './JobCard.tsx'
import { Pagination } from './Pagination.tsx'

interface Props {
  search: SearchState
  found: JobPage
  now: number
  isLoading: boolean
  onGo(search: SearchState): void
}

export function JobList({ search, found: { jobs, meta }, now, isLoading, onGo }: Props) {
  return (
    <section aria-label="Resultados" aria-busy={isLoading}>
      <p role="status">{countLine(jobs.length, meta, search.page)}</p>
      {jobs.length ? (
        <ul>
          {jobs.map(job => (
            <JobCard key={job.id} job={job} now={now} />
          ))}
        </ul>
      ) : (
        <div>
          <h2>No hay empleos con estos filtros</h2>
          <button type="button" onClick={() => onGo(noSearch)}>
            Limpiar filtros
          </button>
        </div>
      )}
      <Pagination search={search} totalPages={meta.totalPages} onGo={onGo} />
    </section>
  )
}

const plural = new Intl.PluralRules('es-ES')

/** «Mostrando 12 de 37 resultados - Página 1 de 4». */
export function countLine(
  shown: number,
  { totalJobs, totalPages, capped }: JobPage['meta'],
  page: number
) {
  const noun = plural.select(totalJobs) === 'one' ? 'resultado' : 'resultados'
  const total = capped ? `más de ${totalJobs}` : totalJobs
  return `Mostrando ${shown} de ${total} ${noun} - Página ${page} de ${Math.max(totalPages, 1)}`
}
