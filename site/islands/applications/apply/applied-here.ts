const storageKey = 'aplicados'
/** Older ones are forgotten. */
const maxJobs = 100

/** When a guest applied for each job with this browser; nothing where it stores nothing for pages. */
function read(): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(storageKey) ?? '')
  } catch {
    return new URLSearchParams()
  }
}

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

/** The application is sent already: a browser that stores nothing only forgets it. */
function write(entries: string[][]): void {
  try {
    if (entries.length) localStorage.setItem(storageKey, new URLSearchParams(entries).toString())
    else localStorage.removeItem(storageKey)
  } catch (error) {
    console.warn(error)
  }
}
