import { useEffect, useState } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { startListVisit } from '#site/lib/list-visits.ts'
import { onPageActivated } from '#site/lib/on-page-activated.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'

/** The ids of the jobs of a page that are new to this visitor; `now` is the time of the page. */
export function useNewestJobs({ jobs }: JobListResponse, now: number): ReadonlySet<string> {
  const [since, setSince] = useState(() => firstVisitAt(now))
  useEffect(() => {
    onPageActivated(() => setSince(startListVisit(Date.now())))
  }, [])
  return newestJobs(jobs, since)
}
