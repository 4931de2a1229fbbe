import { useEffect, useRef, useState } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import type { SearchState } from '#site/lib/search-state.ts'
import { countJobs } from './fetch-jobs.ts'

type Meta = JobListResponse['meta']

/** What is chosen and not yet applied, and what it would find. */
export function usePendingFilters(search: SearchState, meta: Meta) {
  const [draft, setDraft] = useState(search)
  const [promised, setPromised] = useState(meta)
  const latest = useRef<SearchState>(undefined)

  useEffect(() => {
    latest.current = undefined
    setDraft(search)
    setPromised(meta)
  }, [search, meta])

  /** When the count does not arrive, the one before stays: the search itself will tell. */
  async function change(wanted: SearchState) {
    latest.current = wanted
    setDraft(wanted)
    const found = await countJobs(wanted).catch(() => undefined)
    if (found && latest.current === wanted) setPromised(found)
  }

  return { draft, promised, change }
}
