import { useEffect, useState } from 'react'
import type { ApplicationResponse } from '#site/lib/api.ts'
import type { SessionState } from '#site/stores/session.ts'

/**
 * The application of a signed-in applicant to a job; null when there is none or another one may be sent, undefined until
 * that is known.
 */
export function useOwnApplication(
  jobId: string,
  session: SessionState
): ApplicationResponse | null | undefined {
  const [found, setFound] = useState<ApplicationResponse | null>()
  const isApplicant = session.state === 'user' && session.user.userType === 'applicant'
  useEffect(() => {
    if (!isApplicant) return
    import('./find-own-application.ts')
      .then(({ findOwnApplication }) => findOwnApplication(jobId))
      .then(setFound, () => setFound(null))
  }, [isApplicant, jobId])
  if (session.state === 'loading') return undefined
  return isApplicant ? found : null
}
