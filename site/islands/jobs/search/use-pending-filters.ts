import { useEffect, useRef, useState } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { countJobs } from './fetch-jobs.ts'

type Meta = JobListResponse['meta']

/** What is chosen and not yet applied, and what it would find. */
export function usePendingFilters(search: JobListSearch, meta: Meta) {
  const [draft, setDraft] = useState(search)
  const [promised, setPromised] = useState(meta)
  const latest = useRef<JobListSearch>(undefined)

  useEffect(() => {
    latest.current = undefined
    setDraft(search)
    setPromised(meta)
  }, [search, meta])

  /** When the count does not arrive, the one before stays: the search itself counts again. */
  async function change(wanted: JobListSearch) {
    latest.current = wanted
    setDraft(wanted)
    const found = await countJobs(wanted).catch(() => undefined)
    if (found && latest.current === wanted) setPromised(found)
  }

  return { draft, promised, change }
}
