import { useEffect, useState } from 'react'
import type { JobSummary } from '#site/lib/api.ts'
import { useSession } from '#site/stores/use-session.ts'
import type { JobMatches } from './match-jobs.ts'

/** What the applicant's profile has of what each job asks; the page itself is the same for all visitors. */
export function useJobMatches(jobs: JobSummary[]): JobMatches {
  const session = useSession()
  const [matches, setMatches] = useState<JobMatches>({})
  const user = session.state === 'user' && session.user
  useEffect(() => {
    if (user) import('./match-jobs.ts').then(part => part.matchJobs(user, jobs).then(setMatches))
  }, [user, jobs])
  return matches
}
