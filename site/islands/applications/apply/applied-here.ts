import { useEffect, useState } from 'react'
import { appliedWhen, forgetApplied, rememberApplied } from '#site/lib/storage/applied-jobs.ts'

/** What this browser remembers of a guest's application to a job. */
export interface AppliedHere {
  /** The instant of the last one; undefined when there is none, and until that is known. */
  appliedAt: string | undefined
  remember(now: Date): void
  /** The form is shown again. */
  applyAgain(): void
  forget(): void
}

export function useAppliedHere(jobId: string): AppliedHere {
  const [appliedAt, setAppliedAt] = useState<string>()
  useEffect(() => setAppliedAt(appliedWhen(jobId)), [jobId])
  function show(at: string | undefined) {
    document.documentElement.toggleAttribute('data-applied-here', at !== undefined)
    setAppliedAt(at)
  }
  return {
    appliedAt,
    remember(now) {
      const at = now.toISOString()
      rememberApplied(jobId, at)
      show(at)
    },
    applyAgain: () => show(undefined),
    forget() {
      forgetApplied(jobId)
      show(undefined)
    }
  }
}
