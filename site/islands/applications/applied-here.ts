const storageKey = 'aplicados'
/** Older ones are forgotten. */
const maxJobs = 100

/** The jobs for which somebody has applied without an account in this browser, with the instant and nothing else. */
const read = () => new URLSearchParams(localStorage.getItem(storageKey) ?? '')

export function findAppliedHere(jobId: string): string | undefined {
  return read().get(jobId) ?? undefined
}

export function rememberAppliedHere(jobId: string, now: Date): void {
  const others = [...read()].filter(([id]) => id !== jobId)
  write([...others, [jobId, now.toISOString()]].slice(-maxJobs))
}

export function forgetAppliedHere(jobId: string): void {
  write([...read()].filter(([id]) => id !== jobId))
}

function write(entries: string[][]): void {
  if (entries.length) localStorage.setItem(storageKey, new URLSearchParams(entries).toString())
  else localStorage.removeItem(storageKey)
}
