import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState
} from 'react'
import type { JobListData } from '#services/pages/contract.ts'
import { type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { maxSearchLength } from '#services/platform/validation/search-params.ts'
import { isPlainClick } from '#site/lib/plain-click.ts'
import {
  circleText,
  onlyWordsText,
  resultCountText,
  understoodPlaceText
} from '#site/lib/search-texts.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { AlertOffer } from './AlertOffer.tsx'
import { JobCardSkeletons } from './JobCardSkeletons.tsx'
import { JobList } from './JobList.tsx'
import { JobListHeading } from './JobListHeading.tsx'
import { Namesakes } from './Namesakes.tsx'
import type { NoJobs } from './NoJobs.tsx'
import { ServerHtml } from './ServerHtml.tsx'
import { SearchedLine } from './SearchedLine.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { useJobSearch } from './use-job-search.ts'
import { useLoadingDelay } from './use-loading-delay.ts'
import { useNewJob } from './use-new-job.ts'
import { useNow } from './use-now.ts'

interface Props {
  data: JobListData
  list: ReturnType<typeof useJobSearch>
  /** The heading that takes the focus. */
  title: RefObject<HTMLHeadingElement | null>
  onSort(search: JobListSearch): void
  onGo(search: JobListSearch): void
  /** What is shown where nothing was found; only on the server. */
  none: ReactNode
}

/** What was found, with its heading and count, or why nothing is shown. */
export function JobResults({ data, list, title, onSort, onGo, none }: Props) {
  const { search, wanted, found, isLoading, error, reload } = list
  const { isSlow, isLate } = useLoadingDelay(isLoading)
  const now = useNow(data.now)
  const newJob = useNewJob(search, found, reload)
  const { jobs, meta } = found
  const alert = data.dataController && !isSlow && !error && (
    <AlertOffer
      search={search}
      controller={data.dataController}
      isFirst={jobs.length === 0}
      around={meta.around}
    />
  )
  const count = !error && resultCountText(jobs.length, meta, search.page)
  const status = isLate ? 'Cargando ofertas…' : count
  const understood = !isSlow && !error && meta.placeWords && (
    <UnderstoodPlaces search={search} places={meta.placeWords} onGo={onGo} />
  )
  if (isNothingFound(list) && !isSlow)
    return (
      <div className="job-results" aria-busy={isLoading}>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <NoJobsSlot
          isFirst={found === data.found}
          search={search}
          meta={meta}
          onGo={onGo}
          alert={alert}
        >
          {none}
        </NoJobsSlot>
        {understood}
      </div>
    )
  return (
    <section className="job-results" aria-labelledby="titulo" aria-busy={isLoading}>
      <div className="results-head">
        <h1 id="titulo">
          <JobListHeading search={search} meta={meta} isFailed={Boolean(error)} />
        </h1>
        {meta.around && <SearchedLine text={circleText(meta.around)} />}
        {meta.around && meta.namesakes && (
          <Namesakes search={search} around={meta.around} namesakes={meta.namesakes} />
        )}
        {search.sort === 'cerca' && !meta.around && (
          <p className="small muted">
            Para ver primero lo más cercano, escribe una localidad en «¿Dónde?».
          </p>
        )}
        <h2 className="hidden-title" id="resultados" tabIndex={-1} ref={title}>
          Ofertas
        </h2>
        <ActiveFilters search={wanted} onGo={onGo} />
        <p className="muted small" role="status">
          {status}
        </p>
        <SortSelect search={wanted} hasCircle={meta.around !== undefined} onSearch={onSort} />
      </div>
      {understood}
      {data.isTooLong && search === data.search && (
        <p className="notice warning">
          {`La búsqueda tenía más de ${maxSearchLength} caracteres y no la hemos podido usar.`}
        </p>
      )}
      {isSlow ? (
        <JobCardSkeletons />
      ) : error ? (
        <ErrorPanel title="Error al obtener los trabajos" message={error} onRetry={reload} />
      ) : (
        <JobList search={wanted} found={found} now={now} newJob={newJob} onGo={onGo} />
      )}
      {alert}
    </section>
  )
}

interface SlotProps extends Pick<ComponentProps<typeof NoJobs>, 'search' | 'meta' | 'onGo'> {
  isFirst: boolean
  alert: ReactNode
  /** Only on the server. */
  children: ReactNode
}

/** What the server says where nothing was found, until the code for it has arrived: few searches find nothing. */
function NoJobsSlot({ isFirst, alert, children, ...props }: SlotProps) {
  const [Loaded, setLoaded] = useState<typeof NoJobs>()
  useEffect(() => {
    import('./NoJobs.tsx').then(part => setLoaded(() => part.NoJobs), console.error)
  }, [])
  if (!Loaded) return <ServerHtml className="contents">{children}</ServerHtml>
  return (
    <Loaded {...props} isNext={!isFirst}>
      {alert}
    </Loaded>
  )
}

/** The last search that arrived has no jobs. */
export function isNothingFound({ found, error }: Props['list']): boolean {
  return !error && found.jobs.length === 0
}

type PlaceWords = NonNullable<JobListData['found']['meta']['placeWords']>

interface UnderstoodPlacesProps {
  search: JobListSearch
  places: PlaceWords
  onGo(search: JobListSearch): void
}

/** Words that were taken for a place, with the other reading: a link, which works before the script has arrived. */
function UnderstoodPlaces({ search, places, onGo }: UnderstoodPlacesProps) {
  return places.map(({ words, place, asWords }) => {
    const other = { ...search, keyword: asWords, page: 1 }
    const go = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onGo(other)
    }
    return (
      <p className="muted small" key={words}>
        {understoodPlaceText(words, place)}{' '}
        <a href={searchPath(other)} onClick={go}>
          {onlyWordsText(words)}
        </a>
      </p>
    )
  })
}
