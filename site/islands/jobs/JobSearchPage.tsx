import type { JobListData } from '#services/pages/shared/contract.ts'
import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { readPageData } from '#site/lib/read-page-data.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import { Filters } from './Filters.tsx'
import { JobResults } from './JobResults.tsx'
import { ProvinceMap } from './ProvinceMap.tsx'
import { SearchBand } from './SearchBand.tsx'
import { useFocusResults } from './use-focus-results.ts'
import { useJobSearch } from './use-job-search.ts'
import { useSyncUrl } from './use-sync-url.ts'

/** The search form and its results; a placeholder for the server's HTML when there is no data. */
export default function JobSearchIsland() {
  const data = readPageData<JobListData>()
  return data ? <JobSearchPage data={data} /> : <>%%results%%</>
}

export function JobSearchPage({ data }: { data: JobListData }) {
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
  return (
    <>
      <SearchBand search={wanted} around={meta.around} onSearch={searchFor} />
      <div className="jobs">
        <Filters search={wanted} meta={meta} onSearch={searchFor} />
        <JobResults data={data} list={list} title={title} onSort={searchFor} onGo={goOn} />
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
