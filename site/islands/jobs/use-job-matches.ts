import { useEffect, useState } from 'react'
import type { JobSummary } from '#site/lib/api.ts'
import { useSession } from '#site/stores/use-session.ts'
import type { JobMatches } from './match-jobs.ts'

/** What the applicant's profile has of what each job asks; the page itself is the same for everybody. */
export function useJobMatches(jobs: JobSummary[]): JobMatches {
  const session = useSession()
  const [matches, setMatches] = useState<JobMatches>({})
  const isApplicant = session.state === 'user' && session.user.userType !== 'employer'
  useEffect(() => {
    if (isApplicant) {
      import('./match-jobs.ts').then(({ matchJobs }) => matchJobs(jobs)).then(setMatches)
    }
  }, [isApplicant, jobs])
  return matches
}
