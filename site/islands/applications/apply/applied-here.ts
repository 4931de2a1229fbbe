import { useEffect, useState } from 'react'
import { deviceStorage } from '#site/lib/storage/storage.ts'

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
  useEffect(() => setAppliedAt(read().get(jobId) ?? undefined), [jobId])
  function show(at: string | undefined) {
    document.documentElement.toggleAttribute('data-applied-here', at !== undefined)
    setAppliedAt(at)
  }
  return {
    appliedAt,
    remember(now) {
      const at = now.toISOString()
      write([...others(jobId), [jobId, at]].slice(-maxJobs))
      show(at)
    },
    applyAgain: () => show(undefined),
    forget() {
      write(others(jobId))
      show(undefined)
    }
  }
}

/** `pre-paint.js` reads the same key. */
const storageKey = 'aplicados'
/** Older ones are forgotten. */
const maxJobs = 100

/** When a guest applied for each job with this browser. */
const read = () => new URLSearchParams(deviceStorage.getItem(storageKey) ?? '')

const others = (jobId: string) => [...read()].filter(([id]) => id !== jobId)

function write(entries: string[][]): void {
  if (entries.length) deviceStorage.setItem(storageKey, new URLSearchParams(entries).toString())
  else deviceStorage.removeItem(storageKey)
}
