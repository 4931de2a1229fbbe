import { useEffect } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { saveResultsUrl } from '#site/lib/session-storage.ts'
import { onPageActivated } from '#site/lib/on-page-activated.ts'
import { type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { jobListTitle } from '#services/jobs/search-texts.ts'
import { saveRecentSearch } from './recent-searches.ts'
import { searchFormId } from './SearchForm.tsx'
import { scrollToTitle } from './scroll-to-title.ts'

/** Keeps the address, the title and what is remembered in step with the search that is shown. */
export function useSyncUrl(search: JobListSearch, { meta }: JobListResponse): void {
  useEffect(() => {
    const path = searchPath(search)
    const asked = new URLSearchParams(location.search)
    if (location.pathname + location.search !== path) {
      history.replaceState(history.state, '', path + location.hash)
    }
    document.title = jobListTitle(search, meta.totalPages)
    onPageActivated(() => {
      saveResultsUrl(path)
      saveRecentSearch(search)
    })
    scrollToRequested(asked)
  }, [search, meta])
}

/** Some links ask for a place on the page; it is done once, and the address forgets it. */
function scrollToRequested(asked: URLSearchParams): void {
  const id = asked.has('scrollToCards')
    ? 'resultados'
    : asked.has('scrollToSearch')
      ? searchFormId
      : undefined
  const place = id && document.getElementById(id)
  if (place) scrollToTitle(place)
}
