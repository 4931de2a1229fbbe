import { type ReactNode, useEffect, useId, useRef } from 'react'
import { emptySearch, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import { activeFilters } from '#site/lib/active-filters.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { filtersText, looserText, noResultsText, widerText } from '#site/lib/no-results-texts.ts'
import { circleText } from '#site/lib/search-texts.ts'
import { useSession } from '#site/stores/use-session.ts'
import { SearchButton } from './SearchButton.tsx'
import { SearchedLine } from './SearchedLine.tsx'
import { listWords, searchWords, speech } from '#services/words/words.ts'

type Meta = JobListResponse['meta']

interface Props {
  search: JobListSearch
  meta: Meta
  /** True after another list, whose pressed button is gone: the heading takes the focus. */
  isNext: boolean
  onGo(search: JobListSearch): void
  /** The offer of an alert. */
  children: ReactNode
}

/** No results: one sentence, and the wider searches that find some. */
export function NoJobs({ search, meta, isNext, onGo, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext && document.activeElement === document.body) title.current?.focus()
  }, [isNext])
  const { around } = meta
  const wider = widerSearches(search, meta)
  const isFiltered = activeFilters(search).length > 0
  const line = [around && circleText(around), filtersText(search)].filter(Boolean).join(', ')
  return (
    <section className="stack nothing" id="resultados" aria-labelledby="titulo" tabIndex={-1}>
      <div className="stack what">
        <BareArena />
        <h1 id="titulo" tabIndex={-1} ref={title}>
          {noResultsText(search, around !== undefined)}
        </h1>
        {line && <SearchedLine text={line} />}
      </div>
      <div className="stack">
        {wider.length > 0 && <WiderSearches searches={wider} onGo={onGo} />}
        <div className="actions">
          {isFiltered && (
            <SearchButton to={emptySearch} onGo={onGo} className="button secondary">
              {listWords.clearFilters}
            </SearchButton>
          )}
          <OtherPages />
        </div>
        {children}
      </div>
    </section>
  )
}

interface WiderSearch {
  text: string
  to: JobListSearch
  total: number
}

const maxWider = 4

/** Searches without one condition, then those of a wider place; the search without any condition has a button of its own. */
function widerSearches(
  search: JobListSearch,
  { looser = [], wider = [], around }: Meta
): WiderSearch[] {
  const places = wider.map(place => ({
    text: widerText(place, around?.name ?? ''),
    to: widen(search, place),
    total: place.total
  }))
  const conditions = looser.map(({ without, total }) => ({
    text: looserText(search, without),
    to: { ...search, [without]: '', page: 1 },
    total
  }))
  const own = searchPath(emptySearch)
  return [...conditions.slice(0, Math.max(1, maxWider - places.length)), ...places]
    .filter(({ to }) => searchPath(to) !== own)
    .slice(0, maxWider)
}

function widen(
  search: JobListSearch,
  { near = '', radius, province, location = '' }: NonNullable<Meta['wider']>[number]
): JobListSearch {
  if (radius) {
    const place = search.location || location
    return { ...search, location: place, near, radius: String(radius), page: 1 }
  }
  const area = { location, near: '', radius: '', ...(province && { province }) }
  return { ...search, ...area, page: 1 }
}

function WiderSearches({
  searches,
  onGo
}: {
  searches: WiderSearch[]
  onGo(search: JobListSearch): void
}) {
  const id = useId()
  return (
    <section className="section">
      <h2 id={id}>{listWords.withOneChange}</h2>
      <ul className="items box" aria-labelledby={id}>
        {searches.map(({ text, to, total }) => (
          <li key={text}>
            <div className="item-body">
              <p className="item-title">
                <InPlaceLink className="whole" href={searchPath(to)} onGo={() => onGo(to)}>
                  {text}
                </InPlaceLink>
              </p>
            </div>
            <p className="end muted">{formatCount(total, searchWords.job, searchWords.jobs)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the candidates for an employer, to the home page for others. */
function OtherPages() {
  const session = useSession()
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return isEmployer ? (
    <a className="button quiet" href={speech.path('/candidates')}>
      {listWords.seeCandidates}
    </a>
  ) : (
    <a className="button quiet" href={speech.path('/')}>
      {listWords.backHome}
    </a>
  )
}
