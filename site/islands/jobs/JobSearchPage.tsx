import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import type { JobListData } from '#services/pages/contract.ts'
import { maxSearchLength } from '#services/platform/validation/search-params.ts'
import { type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { resultCountText } from '#site/lib/search-texts.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { AlertOffer } from './AlertOffer.tsx'
import { readPageData } from '#site/lib/read-page-data.ts'
import { Filters } from './Filters.tsx'
import { JobList } from './JobList.tsx'
import { NoJobs } from './NoJobs.tsx'
import { JobCardSkeletons } from './JobCardSkeletons.tsx'
import { JobListHeading } from './JobListHeading.tsx'
import { ProvinceMap } from './ProvinceMap.tsx'
import { SearchBand } from './SearchBand.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useSyncUrl } from './use-sync-url.ts'
import { useFocusResults } from './use-focus-results.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import { useJobSearch } from './use-job-search.ts'
import { useNewJob } from './use-new-job.ts'
import { useNow } from './use-now.ts'
import { useLoadingDelay } from './use-loading-delay.ts'

/** The search form and its results; a placeholder for the server's HTML when there is no data. */
export default function JobSearchIsland() {
  const data = readPageData<JobListData>()
  return data ? <JobSearchPage data={data} /> : <>%%results%%</>
}

export function JobSearchPage({ data }: { data: JobListData }) {
  const { search, wanted, found, isLoading, error, go, reload } = useJobSearch(data)
  const { isSlow, isLate } = useLoadingDelay(isLoading)
  const { title, expect } = useFocusResults(found)
  const now = useNow(data.now)
  const isWide = useIsWide()
  const newJob = useNewJob(search, found, reload)
  useSyncUrl(search, found)

  /** Moves the focus to the results, from an element that will be removed. */
  function goOn(to: JobListSearch) {
    expect()
    go(to)
  }
  const searchFor = isWide ? go : goOn
  const { jobs, meta } = found
  const status = isLate
    ? 'Cargando ofertas…'
    : error
      ? ''
      : resultCountText(jobs.length, meta, search.page)

  return (
    <>
      <SearchBand search={wanted} isTown={Boolean(meta.around)} onSearch={searchFor} />
      <div className="jobs">
        <Filters search={wanted} meta={meta} onSearch={searchFor} />
        <section className="job-results" aria-labelledby="titulo" aria-busy={isLoading}>
          <div className="results-head">
            <h1 id="titulo">
              <JobListHeading search={search} meta={meta} isFailed={Boolean(error)} />
            </h1>
            <h2 className="hidden-title" id="resultados" tabIndex={-1} ref={title}>
              Ofertas
            </h2>
            <ActiveFilters search={wanted} onGo={goOn} />
            <p className="muted small" role="status">
              {status}
            </p>
            <SortSelect search={wanted} onSearch={searchFor} />
          </div>
          {data.isTooLong && search === data.search && (
            <p className="notice warning">
              {`La búsqueda tenía más de ${maxSearchLength} caracteres y no la hemos podido usar.`}
            </p>
          )}
          {isSlow ? (
            <JobCardSkeletons />
          ) : error ? (
            <ErrorPanel title="Error al obtener los trabajos" message={error} onRetry={reload} />
          ) : jobs.length ? (
            <JobList search={wanted} found={found} now={now} newJob={newJob} onGo={goOn} />
          ) : (
            <NoJobs search={search} wider={meta.wider} onGo={goOn} />
          )}
          {data.dataController && !isSlow && !error && (
            <AlertOffer search={search} controller={data.dataController} />
          )}
        </section>
        <aside className="job-map" aria-labelledby="mapa">
          <h2 id="mapa">En el mapa</h2>
          <ProvinceMap
            counts={meta.facets.province}
            around={meta.around}
            hrefOf={code => inProvince(wanted, code)}
          />
        </aside>
      </div>
    </>
  )
}

/** The same search in one province. */
function inProvince(search: JobListSearch, province: string): string {
  return searchPath({ ...search, location: '', near: '', radius: '', province, page: 1 })
}
