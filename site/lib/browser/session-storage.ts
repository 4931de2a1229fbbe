import { speech } from '#services/words/words.ts'

const resultsKey = 'resultados'

/** Path of the last list of jobs of this visit. */
export function saveResultsUrl(path: string): void {
  sessionStorage.setItem(resultsKey, path)
}

export function loadResultsUrl(): string {
  return sessionStorage.getItem(resultsKey) ?? speech.path('/jobs')
}

const correctionKey = (jobId: string) => `correccion-${jobId}`

/** The code of the application of a guest that this tab corrects; null once nothing is corrected. */
export function saveCorrection(jobId: string, code: string | null): void {
  if (code) sessionStorage.setItem(correctionKey(jobId), code)
  else sessionStorage.removeItem(correctionKey(jobId))
}

export function loadCorrection(jobId: string): string | undefined {
  return sessionStorage.getItem(correctionKey(jobId)) ?? undefined
}

const newJobKey = 'anuncio-nuevo'

/** The job that was just posted in this tab. */
export function saveNewJobId(id: string): void {
  sessionStorage.setItem(newJobKey, id)
}

export function loadNewJobId(): string | undefined {
  return sessionStorage.getItem(newJobKey) ?? undefined
}

export function clearNewJobId(id: string): void {
  if (loadNewJobId() === id) sessionStorage.removeItem(newJobKey)
}
