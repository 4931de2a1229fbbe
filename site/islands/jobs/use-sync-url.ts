import { useEffect } from 'react'
import type { JobPage } from '#site/lib/api.ts'
import { keepResults } from '#site/lib/session-storage.ts'
import { onceSeen } from '#site/lib/on-page-activated.ts'
import { type SearchState, searchPath } from '#site/lib/search-state.ts'
import { titleOf } from '#site/lib/search-texts.ts'
import { remember } from './recent-searches.ts'
import { searchFormId } from './SearchForm.tsx'
import { scrollToTitle } from './scroll-to-title.ts'

/** Keeps the address, the title and what is remembered in step with the search that is shown. */
export function useAddress(search: SearchState, { meta }: JobPage): void {
  useEffect(() => {
    const path = searchPath(search)
    const asked = new URLSearchParams(location.search)
    if (location.pathname + location.search !== path) {
      history.replaceState(history.state, '', path + location.hash)
    }
    document.title = titleOf(search, meta)
    onceSeen(() => {
      keepResults(path)
      remember(search)
    })
    scrollWhere(asked)
  }, [search, meta])
}

/** Some links ask for a place on the page; it is done once, and the address forgets it. */
function scrollWhere(asked: URLSearchParams): void {
  const id = asked.has('scrollToCards')
    ? 'resultados'
    : asked.has('scrollToSearch')
      ? searchFormId
      : undefined
  const place = id && document.getElementById(id)
  if (place) scrollToTitle(place)
}
