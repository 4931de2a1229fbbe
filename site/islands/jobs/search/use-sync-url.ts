import { useEffect } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { saveResultsUrl } from '#site/lib/session-storage.ts'
import { onPageActivated } from '#site/lib/on-page-activated.ts'
import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { jobListTitle, landingPathOf } from '#services/jobs/shared/search-texts.ts'
import { saveRecentSearch } from './recent-searches.ts'
import { searchFormId } from './SearchForm.tsx'
import { scrollToTitle } from './scroll-to-title.ts'

/** Keeps the address, the title and the stored searches in step with the shown search. */
export function useSyncUrl(search: JobListSearch, { meta }: JobListResponse): void {
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

/** Some links name a part of the page in a parameter, which leaves the address. */
function scrollToRequested(params: URLSearchParams): void {
  const id = params.has('scrollToCards')
    ? 'resultados'
    : params.has('scrollToSearch')
      ? searchFormId
      : undefined
  const place = id && document.getElementById(id)
  if (place) scrollToTitle(place)
}
