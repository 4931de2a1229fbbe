import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobListData } from '#services/pages/page-data.ts'
import { type JobListResponse, errorMessage } from '#site/lib/api.ts'
import { readSearch, type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { fetchJobs } from './fetch-jobs.ts'

const currentPath = () => location.pathname + location.search

/** The search that the address names: typing changes nothing, going somewhere changes all. */
export function useJobSearch({ search: first, found: firstFound }: JobListData) {
  const [view, setView] = useState({ search: first, found: firstFound })
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string>()
  const known = useRef(new Map([[searchPath(first), firstFound]]))
  const latest = useRef(0)

  function show(search: JobListSearch, found: JobListResponse) {
    known.current.set(searchPath(search), found)
    if (isBeyondLastPage(search, found)) return replace({ ...search, page: 1 })
    setView({ search, found })
    setLoading(false)
  }

  async function load(search: JobListSearch) {
    const nth = ++latest.current
    const before = known.current.get(searchPath(search))
    setError(undefined)
    if (before) return show(search, before)
    setLoading(true)
    try {
      const found = await fetchJobs(search)
      if (nth === latest.current) show(search, found)
    } catch (failure) {
      if (nth !== latest.current) return
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
    if (searchPath(search) !== currentPath()) history.pushState(null, '', searchPath(search))
    load(search)
  }

  /** Asks again for what is shown, whatever is known of it. */
  function askAgain() {
    known.current.delete(searchPath(view.search))
    load(view.search)
  }

  const back = useEffectEvent(() => void load(readSearch(new URLSearchParams(location.search))))
  useEffect(() => {
    const listener = () => back()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  return { ...view, isLoading, error, go, askAgain }
}

function isBeyondLastPage({ page }: JobListSearch, { meta }: JobListResponse): boolean {
  return page > Math.max(meta.totalPages, 1)
}
