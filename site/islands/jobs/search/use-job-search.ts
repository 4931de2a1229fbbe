import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobListData } from '#services/pages/shared/contract.ts'
import { type JobListResponse, errorMessage } from '#site/lib/api.ts'
import { readSearch, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { landingPathOf } from '#services/jobs/shared/search-texts.ts'
import { filterSheetKey } from '#site/lib/browser/filter-sheet-state.ts'
import { fetchJobs } from './fetch-jobs.ts'

const currentPath = () => location.pathname + location.search

/** The shown search, the one requested last, and the way to another. */
export function useJobSearch({ search: first, found: firstFound }: JobListData) {
  const [view, setView] = useState({ search: first, found: firstFound })
  const [wanted, setWanted] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string>()
  const cache = useRef(new Map([[searchPath(first), firstFound]]))
  const latest = useRef(0)

  function show(search: JobListSearch, found: JobListResponse) {
    cache.current.set(searchPath(search), found)
    if (isBeyondLastPage(search, found)) return replace({ ...search, page: 1 })
    setView({ search, found })
    setLoading(false)
  }

  async function load(search: JobListSearch) {
    const request = ++latest.current
    const cached = cache.current.get(searchPath(search))
    setWanted(search)
    setError(undefined)
    if (cached) return show(search, cached)
    setLoading(true)
    try {
      const found = await fetchJobs(search)
      if (request === latest.current) show(search, found)
    } catch (failure) {
      if (request !== latest.current) return
      setView(({ found }) => ({ search, found }))
      setError(errorMessage(failure))
      setLoading(false)
    }
  }

  function replace(search: JobListSearch) {
    history.replaceState(null, '', searchPath(search))
    load(search)
  }

  function go(search: JobListSearch) {
    const path = searchPath(search)
    // The history entry with which Back closes the sheet of filters becomes that of the search.
    const change = history.state?.[filterSheetKey] ? 'replaceState' : 'pushState'
    if (path !== currentPath()) history[change](null, '', path)
    load(search)
  }

  /** Reloads the shown search, past the cache. */
  function reload() {
    cache.current.delete(searchPath(view.search))
    load(view.search)
  }

  const loadFromUrl = useEffectEvent(() => {
    const isFirst = location.pathname === landingPathOf(first)
    load(isFirst ? first : readSearch(new URLSearchParams(location.search)))
  })
  useEffect(() => {
    const listener = () => loadFromUrl()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  return { ...view, wanted, isLoading, error, go, reload }
}

function isBeyondLastPage({ page }: JobListSearch, { meta }: JobListResponse): boolean {
  return page > Math.max(meta.totalPages, 1)
}
