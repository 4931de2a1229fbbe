import { useEffect, useEffectEvent, useState } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { loadNewJobId } from '#site/lib/session-storage.ts'
import { emptySearch, type JobListSearch, searchPath } from '#services/jobs/search-url.ts'

/** The ad that was just published from here. A kept copy of the list may not have it yet. */
export function useNewJob(
  search: JobListSearch,
  { jobs }: JobListResponse,
  askAgain: () => void
): string | undefined {
  const [id, setId] = useState<string>()
  const arrive = useEffectEvent(() => {
    const kept = loadNewJobId()
    setId(kept)
    const isDue = kept && searchPath(search) === searchPath(emptySearch)
    if (isDue && !jobs.some(job => job.id === kept)) askAgain()
  })
  useEffect(() => arrive(), [])
  return id
}
