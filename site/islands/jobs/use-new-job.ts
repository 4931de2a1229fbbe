import { useEffect, useEffectEvent, useState } from 'react'
import type { JobPage } from '#site/lib/api.ts'
import { keptNewJob } from '#site/lib/session-storage.ts'
import { noSearch, type SearchState, searchPath } from '#site/lib/search-state.ts'

/** The ad that was just published from here. A kept copy of the list may not have it yet. */
export function useNewJob(
  search: SearchState,
  { jobs }: JobPage,
  askAgain: () => void
): string | undefined {
  const [id, setId] = useState<string>()
  const arrive = useEffectEvent(() => {
    const kept = keptNewJob()
    setId(kept)
    const isDue = kept && searchPath(search) === searchPath(noSearch)
    if (isDue && !jobs.some(job => job.id === kept)) askAgain()
  })
  useEffect(() => arrive(), [])
  return id
}
