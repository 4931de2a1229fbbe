import { useEffect, useEffectEvent, useState } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { loadNewJobId } from '#site/lib/browser/session-storage.ts'
import { emptySearch, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'

/** The job that was just posted in this tab. A cached list may not have it yet. */
export function useNewJob(
  search: JobListSearch,
  { jobs }: JobListResponse,
  reload: () => void
): string | undefined {
  const [id, setId] = useState<string>()
  const arrive = useEffectEvent(() => {
    const newJobId = loadNewJobId()
    setId(newJobId)
    const isDue = newJobId && searchPath(search) === searchPath(emptySearch)
    if (isDue && !jobs.some(job => job.id === newJobId)) reload()
  })
  useEffect(() => arrive(), [])
  return id
}
