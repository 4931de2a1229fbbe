import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { JobListData } from '#services/pages/contract.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'
import { readPageData } from '#site/lib/read-page-data.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import { filtersId } from '#site/ui/FilterPanel.tsx'
import { FilterIcon } from '#site/ui/icons.tsx'
import { Filters } from './Filters.tsx'
import { isNothingFound, JobResults } from './JobResults.tsx'
import type { JobMap } from './JobMap.tsx'
import { ServerHtml } from './ServerHtml.tsx'
import { filtersButtonText, SearchBand } from './SearchBand.tsx'
import { useFocusResults } from './use-focus-results.ts'
import { useJobSearch } from './use-job-search.ts'
import { useSyncUrl } from './use-sync-url.ts'

/** The search form and its results; a placeholder for the server's HTML when there is no data. */
export default function JobSearchIsland() {
  const data = readPageData<JobListData>()
  return data ? <JobSearchPage data={data} /> : <>%%results%%</>
}

interface Props {
  data: JobListData
  /** Only on the server. */
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
  const searchFor = isWide ? go : goOn
  const { meta } = found
  const isEmpty = isNothingFound(list)
  const { isFolded, fold, unfold, opener } = useFoldedFilters()
  return (
    <>
      <SearchBand search={wanted} around={meta.around} onSearch={searchFor} />
      <div className={`jobs${isEmpty ? ' empty' : ''}${isFolded ? ' folded' : ''}`}>
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
          <MapSlot list={list} first={data}>
            {map}
          </MapSlot>
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

/** Stands for the filters that are folded, and takes the focus from what folded them. */
function UnfoldButton({ search, opener, onClick }: UnfoldProps) {
  useEffect(() => opener.current?.focus(), [opener])
  return (
    <button className="button secondary slim unfold" type="button" ref={opener} onClick={onClick}>
      <FilterIcon />
      {filtersButtonText(search)}
    </button>
  )
}

/** Whether the filters are folded where they stand beside the list. */
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
  /** Only on the server. */
  children: ReactNode
}

/** The map that the server drew, and one of its own once another search is shown. */
function MapSlot({ list: { wanted, found }, first, children }: MapProps) {
  const [OwnMap, setOwnMap] = useState<typeof JobMap>()
  const isFirst = found === first.found
  useEffect(() => {
    if (!isFirst) import('./JobMap.tsx').then(part => setOwnMap(() => part.JobMap), console.error)
  }, [isFirst])
  if (OwnMap && !isFirst) return <OwnMap search={wanted} meta={found.meta} />
  return <ServerHtml className="contents">{children}</ServerHtml>
}
