import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState
} from 'react'
import type { JobListData } from '#services/pages/shared/contract.ts'
import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { maxSearchLength } from '#events/limits/requests.ts'
import { useMarkedChange } from '#site/ui/use-shown-changes.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import {
  circleText,
  onlyWordsText,
  resultCountText,
  understoodPlaceText,
  sharedName
} from '#site/lib/search-texts.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { AlertOffer } from '../alerts/AlertOffer.tsx'
import { JobCardSkeletons } from '../cards/JobCardSkeletons.tsx'
import { JobList } from '../cards/JobList.tsx'
import { JobListHeading } from './JobListHeading.tsx'
import type { NoJobs } from './NoJobs.tsx'
import { ServerHtml } from '../cards/ServerHtml.tsx'
import { SearchedLine } from './SearchedLine.tsx'
import type { useJobSearch } from './use-job-search.ts'
import { useLoadingDelay } from './use-loading-delay.ts'
import { useNewJob } from './use-new-job.ts'
import { useNow } from '../cards/use-now.ts'
import { WiderSearches } from './WiderSearches.tsx'
import { type ActiveFilter, filtersBesideSearch } from '#site/lib/active-filters.ts'
import { FilterChips } from '#site/ui/filters/FilterChips.tsx'
import { SearchButton } from './SearchButton.tsx'
import type { JobListResponse } from '#site/lib/api.ts'
import { SortIcon } from '#site/ui/icons.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'
import { listWords } from '#services/words/words.ts'

interface Props {
  data: JobListData
  list: ReturnType<typeof useJobSearch>
  /** The heading that takes the focus. */
  title: RefObject<HTMLHeadingElement | null>
  onSort(search: JobListSearch): void
  onGo(search: JobListSearch): void
  /** Shown without results; rendered by the server only. */
  none: ReactNode
}

/** The results with their heading and count, or why there are none. */
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
  const status = isLate ? listWords.loading : count
  const understood = !isSlow && !error && meta.placeWords && (
    <UnderstoodPlaces search={search} places={meta.placeWords} onGo={onGo} />
  )
  if (isNothingFound(list) && !isSlow)
    return (
      <div className="stack job-results" aria-busy={isLoading}>
        <Count className="visually-hidden" text={status} isFirst={found === data.found} />
        <NoJobsFound
          isFirst={found === data.found}
          search={search}
          meta={meta}
          onGo={onGo}
          alert={alert}
        >
          {none}
        </NoJobsFound>
        {understood}
      </div>
    )
  return (
    <section className="stack job-results" aria-labelledby="titulo" aria-busy={isLoading}>
      <div className="results-head">
        <h1 id="titulo">
          <JobListHeading search={search} meta={meta} isFailed={Boolean(error)} />
        </h1>
        {meta.around && <SearchedLine text={circleText(meta.around)} />}
        {meta.around && meta.namesakes && (
          <Namesakes search={search} around={meta.around} namesakes={meta.namesakes} />
        )}
        {search.sort === 'cerca' && !meta.around && (
          <p className="small muted">{listWords.nearestFirst}</p>
        )}
        <h2 className="hidden-title" id="resultados" tabIndex={-1} ref={title}>
          {listWords.offers}
        </h2>
        <ActiveFilters search={wanted} onGo={onGo} />
        <Count className="muted small" text={status} isFirst={found === data.found} />
        <SortSelect search={wanted} hasCircle={meta.around !== undefined} onSearch={onSort} />
      </div>
      {understood}
      {data.isTooLong && search === data.search && (
        <p className="notice warning">{listWords.tooLong(maxSearchLength)}</p>
      )}
      {isSlow ? (
        <JobCardSkeletons />
      ) : error ? (
        <ErrorPanel title={listWords.failed} message={error} onRetry={reload} />
      ) : (
        <JobList search={wanted} found={found} now={now} newJob={newJob} onGo={onGo} />
      )}
      {!isSlow && !error && (
        <WiderSearches title={listWords.moreWider} search={search} meta={meta} onGo={onGo} />
      )}
      {alert}
    </section>
  )
}

interface CountProps {
  className: string
  text: string | false
  isFirst: boolean
}

/** After the first list its text follows the element: screen readers are silent about one that comes with its text. */
function Count({ className, text, isFirst }: CountProps) {
  const [said, setSaid] = useState(isFirst && text)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => setSaid(text), [text])
  useMarkedChange(line, said)
  return (
    <p className={className} role="status" ref={line}>
      {said}
    </p>
  )
}

interface NoJobsFoundProps extends Pick<ComponentProps<typeof NoJobs>, 'search' | 'meta' | 'onGo'> {
  isFirst: boolean
  alert: ReactNode
  /** Rendered by the server only. */
  children: ReactNode
}

/** The server's text for a search without results, until the code for it has arrived: few searches find nothing. */
function NoJobsFound({ isFirst, alert, children, ...props }: NoJobsFoundProps) {
  const [Loaded, setLoaded] = useState<typeof NoJobs>()
  useEffect(() => {
    import('./NoJobs.tsx').then(part => setLoaded(() => part.NoJobs), console.error)
  }, [])
  if (!Loaded)
    return (
      <ServerHtml className="contents" part="none">
        {children}
      </ServerHtml>
    )
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
    const wordSearch = { ...search, keyword: asWords, page: 1 }
    return (
      <p className="muted small" key={words}>
        {understoodPlaceText(words, place)}{' '}
        <InPlaceLink href={searchPath(wordSearch)} onGo={() => onGo(wordSearch)}>
          {onlyWordsText(words)}
        </InPlaceLink>
      </p>
    )
  })
}

interface ActiveFiltersProps {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** The filters that are set, each with a button that removes it; words and place stand in the line of the search. */
function ActiveFilters({ search, onGo }: ActiveFiltersProps) {
  const toChip = ({ id, label, without }: ActiveFilter) => {
    const remove = { className: 'remove', label: listWords.removeFilter(label), children: '×' }
    return { id, label, removal: <SearchButton to={without} onGo={onGo} {...remove} /> }
  }
  return <FilterChips chips={filtersBesideSearch(search).map(toChip)} />
}

type Meta = JobListResponse['meta']

interface NamesakesProps {
  search: JobListSearch
  around: NonNullable<Meta['around']>
  namesakes: NonNullable<Meta['namesakes']>
}

/** «¿Otro Jerez? Jerez de los Caballeros, en Badajoz, o Jérez del Marquesado, en Granada.» */
function Namesakes({ search, around, namesakes }: NamesakesProps) {
  const last = namesakes.length - 1
  return (
    <p className="small muted namesakes">
      {listWords.another(sharedName(search.location, around.name))}
      {namesakes.map(({ near, name, province }, index) => (
        <span key={near}>
          {index > 0 && (index === last ? listWords.orLast : ', ')}
          <a
            href={searchPath({ ...search, location: `${name}, ${province}`, near, page: 1 })}
            translate="no"
          >
            {name}
          </a>
          {`${listWords.inProvince(province)}${index === last ? '.' : ''}`}
        </span>
      ))}
    </p>
  )
}

interface SortSelectProps {
  search: JobListSearch
  /** True when a town is searched around. */
  hasCircle: boolean
  onSearch(search: JobListSearch): void
}

/** The order of the results: by default the best match for words, else the nearest around a town, else the newest. */
function SortSelect({ search, hasCircle, onSearch }: SortSelectProps) {
  const [first, ...others] = [
    ...(search.keyword ? [['', listWords.mostSimilar] as const] : []),
    ...(hasCircle ? [['cerca', listWords.nearest] as const] : []),
    ['nuevos', listWords.newest] as const
  ]
  const orders: (readonly [string, string])[] = [
    ['', first?.[1] ?? ''],
    ...others,
    ['sueldo', listWords.byPay],
    ['termina', listWords.endingSoon]
  ]
  return (
    <label className="sort">
      <SortIcon />
      <span className="visually-hidden">{listWords.order}</span>
      <select
        name="sort"
        form={searchFormId}
        value={orders.some(([order]) => order === search.sort) ? search.sort : ''}
        onChange={({ currentTarget: { form } }) => form && onSearch(readSearchForm(form))}
      >
        {orders.map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
