import { type ReactNode, useEffect, useRef } from 'react'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import { activeFilters } from '#site/lib/active-filters.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { filtersText, noResultsText } from '#site/lib/no-results-texts.ts'
import { circleText } from '#site/lib/search-texts.ts'
import { useSession } from '#site/stores/use-session.ts'
import { SearchButton } from './SearchButton.tsx'
import { SearchedLine } from './SearchedLine.tsx'
import { WiderSearches } from './WiderSearches.tsx'
import { listWords, speech } from '#services/words/words.ts'

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
        <div className="actions">
          {isFiltered && (
            <SearchButton to={emptySearch} onGo={onGo} className="button secondary">
              {listWords.clearFilters}
            </SearchButton>
          )}
          <OtherPages />
        </div>
      </div>
      <div className="stack">
        <WiderSearches title={listWords.withOneChange} search={search} meta={meta} onGo={onGo} />
        {children}
      </div>
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
