import { deviceStorage } from './storage.ts'

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

/** The instant of a guest's last application to a job with this browser. */
export const appliedWhen = (jobId: string): string | undefined => read().get(jobId) ?? undefined

export function rememberApplied(jobId: string, at: string): void {
  write([...others(jobId), [jobId, at]].slice(-maxJobs))
}

export function forgetApplied(jobId: string): void {
  write(others(jobId))
}
