import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { JobListData } from '#services/pages/shared/contract.ts'
import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { useIsWide } from '#site/lib/browser/use-is-wide.ts'
import { filtersId } from '#site/ui/filters/FilterPanel.tsx'
import { FilterIcon } from '#site/ui/icons.tsx'
import { Filters } from './Filters.tsx'
import { isNothingFound, JobResults } from './JobResults.tsx'
import type { JobMap } from './JobMap.tsx'
import { ServerHtml } from '../cards/ServerHtml.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { useJobSearch } from './use-job-search.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { placeText, jobListTitle, landingPathOf } from '#services/jobs/shared/search-texts.ts'
import { filtersBesideSearch } from '#site/lib/active-filters.ts'
import { circleText } from '#site/lib/search-texts.ts'
import { SearchForm, searchFormId } from './SearchForm.tsx'
import type { JobListResponse } from '#site/lib/api.ts'
import { saveResultsUrl } from '#site/lib/browser/session-storage.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { bringIntoView, scrollToTitle } from '#site/lib/browser/scroll-to-title.ts'
import { saveRecentSearch } from './recent-searches.ts'
import { listWords } from '#services/words/words.ts'

/** The search form and its results; a placeholder for the server's HTML when there is no data. */
export default function JobSearchIsland() {
  const data = readPageData<JobListData>()
  return data ? <JobSearchPage data={data} /> : <>%%results%%</>
}

interface Props {
  data: JobListData
  /** Rendered by the server only. */
  map?: ReactNode
  none?: ReactNode
}

export function JobSearchPage({ data, map, none }: Props) {
  const list = useJobSearch(data)
  const { search, wanted, found, go } = list
  const { title, expect } = useFocusResults(found)
  const isWide = useIsWide()
  useSyncUrl(search, found)

  /** Moves the focus to the results, from an element that will be removed. */
  function goOn(to: JobListSearch) {
    expect()
    go(to)
  }
  /** The choice keeps the focus; its result may stand above the window. */
  function goInView(to: JobListSearch) {
    bringIntoView(title.current)
    go(to)
  }
  const searchFor = isWide ? goInView : goOn
  const { meta } = found
  const isEmpty = isNothingFound(list)
  const { isFolded, fold, unfold, opener } = useFoldedFilters()
  return (
    <>
      <SearchBand search={wanted} meta={meta} onSearch={searchFor} onGo={goOn} />
      <div className={`stack jobs${isEmpty ? ' empty' : ''}${isFolded ? ' folded' : ''}`}>
        {isFolded && <UnfoldButton search={wanted} opener={opener} onClick={unfold} />}
        <Filters search={wanted} meta={meta} onSearch={searchFor} onFold={fold} />
        <JobResults
          data={data}
          list={list}
          title={title}
          onSort={searchFor}
          onGo={goOn}
          none={none}
        />
        {!isEmpty && (
          <SearchMap list={list} first={data}>
            {map}
          </SearchMap>
        )}
      </div>
    </>
  )
}

interface UnfoldProps {
  search: JobListSearch
  opener: RefObject<HTMLButtonElement | null>
  onClick(): void
}

/** Shown in place of the folded filters; takes the focus from the button that folded them. */
function UnfoldButton({ search, opener, onClick }: UnfoldProps) {
  useEffect(() => opener.current?.focus(), [opener])
  return (
    <button className="button secondary slim unfold" type="button" ref={opener} onClick={onClick}>
      <FilterIcon />
      {filtersButtonText(search)}
    </button>
  )
}

/** Whether the filters beside the list are folded. */
function useFoldedFilters() {
  const [isFolded, setFolded] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function unfold() {
    setFolded(false)
    document.getElementById(filtersId)?.querySelector('summary')?.focus()
  }
  return { isFolded, opener, fold: () => setFolded(true), unfold }
}

interface MapProps {
  list: ReturnType<typeof useJobSearch>
  first: JobListData
  /** Rendered by the server only. */
  children: ReactNode
}

/** The map that the server drew, replaced once another search is shown. */
function SearchMap({ list: { wanted, found }, first, children }: MapProps) {
  const [OwnMap, setOwnMap] = useState<typeof JobMap>()
  const isFirst = found === first.found
  useEffect(() => {
    if (!isFirst) import('./JobMap.tsx').then(part => setOwnMap(() => part.JobMap), console.error)
  }, [isFirst])
  if (OwnMap && !isFirst) return <OwnMap search={wanted} meta={found.meta} />
  return (
    <ServerHtml className="contents" part="map">
      {children}
    </ServerHtml>
  )
}

interface SearchBandProps {
  search: JobListSearch
  meta: JobListResponse['meta']
  onSearch(search: JobListSearch): void
  onGo(search: JobListSearch): void
}

/** The search. On a phone one line stands for it as soon as the address has one. */
function SearchBand({ search, meta: { around, facets }, onSearch, onGo }: SearchBandProps) {
  const [role, province] = [search.role, search.province].map(value => value.split(',', 1)[0])
  const words = search.keyword || (role && filterLabel('role', role))
  const circle = around && circleText(around)
  const place = circle || placeText(search) || (province && filterLabel('province', province))
  const [what = '', where] = [words, place].filter(Boolean)
  const filters = (
    <button className="button secondary open-filters" type="button" popoverTarget={filtersId}>
      {filtersButtonText(search)}
    </button>
  )

  function searchAndFold(wanted: JobListSearch, form: HTMLFormElement) {
    // Without words the line would be empty; the first words fold the form by themselves.
    if (what) form.closest('details')?.removeAttribute('open')
    onSearch(wanted)
  }
  return (
    <div className="stack gap-2 at-top search-band">
      <details className={what ? 'short-search' : undefined} open={!what}>
        <summary>
          <span>
            <b>{what}</b>
            {where && <small className="muted">{where}</small>}
          </span>
          <u>{listWords.change}</u>
        </summary>
        <SearchForm
          search={search}
          isTown={around !== undefined}
          beside={what ? undefined : filters}
          onSearch={searchAndFold}
        />
      </details>
      {what && filters}
      <QuickFilters search={search} facets={facets} onGo={onGo} />
    </div>
  )
}

/** «Filtros (2)», without words and place. */
function filtersButtonText(search: JobListSearch): string {
  const { length } = filtersBesideSearch(search)
  return length ? listWords.someFilters(length) : listWords.filters
}

/** Focuses the title of the results after a step whose own element is gone. */
function useFocusResults(found: JobListResponse) {
  const title = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || !found || !title.current) return
    isExpected.current = false
    scrollToTitle(title.current, { onlyIfAway: true })
  }, [found])
  const expect = () => {
    isExpected.current = true
  }
  return { title, expect }
}

/** Synchronizes the address, the title and the stored searches with the shown search. */
function useSyncUrl(search: JobListSearch, { meta }: JobListResponse): void {
  useEffect(() => {
    const path = isAt(search) ? location.pathname + location.search : searchPath(search)
    const params = new URLSearchParams(location.search)
    if (location.pathname + location.search !== path) {
      history.replaceState(history.state, '', path + location.hash)
    }
    document.title = jobListTitle(search, meta.totalPages)
    onPageActivated(() => {
      saveResultsUrl(path)
      saveRecentSearch(search)
    })
    scrollToRequested(params)
  }, [search, meta])
}

/** The page of a role or a province keeps its address. */
const isAt = (search: JobListSearch) => location.pathname === landingPathOf(search)

/** Scrolls to the part of the page that a parameter of the address names, and removes the parameter. */
function scrollToRequested(params: URLSearchParams): void {
  const id = params.has('scrollToCards')
    ? 'resultados'
    : params.has('scrollToSearch')
      ? searchFormId
      : undefined
  const place = id && document.getElementById(id)
  if (place) scrollToTitle(place)
}
