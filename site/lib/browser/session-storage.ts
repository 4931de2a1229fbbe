import { speech } from '#services/words/words.ts'
import { tabStorage } from '../storage/storage.ts'

const resultsKey = 'resultados'

/** Path of the last list of jobs of this visit. */
export function saveResultsUrl(path: string): void {
  tabStorage.setItem(resultsKey, path)
}

export function loadResultsUrl(): string {
  return tabStorage.getItem(resultsKey) ?? speech.path('/jobs')
}

const correctionKey = (jobId: string) => `correccion-${jobId}`

/** The code of the application of a guest that this tab corrects; null once nothing is corrected. */
export function saveCorrection(jobId: string, code: string | null): void {
  if (code) tabStorage.setItem(correctionKey(jobId), code)
  else tabStorage.removeItem(correctionKey(jobId))
}

export function loadCorrection(jobId: string): string | undefined {
  return tabStorage.getItem(correctionKey(jobId)) ?? undefined
}

const newJobKey = 'anuncio-nuevo'

/** The job that was just posted in this tab. */
export function saveNewJobId(id: string): void {
  tabStorage.setItem(newJobKey, id)
}

export function loadNewJobId(): string | undefined {
  return tabStorage.getItem(newJobKey) ?? undefined
}

export function clearNewJobId(id: string): void {
  if (loadNewJobId() === id) tabStorage.removeItem(newJobKey)
}

const loginKey = 'usuario-escrito'

/** The username or e-mail of the form to sign in, for the page that replaces a forgotten password: no address has it. */
export function saveTypedLogin(login: string): void {
  if (login) tabStorage.setItem(loginKey, login)
}

/** Once. */
export function takeTypedLogin(): string | undefined {
  const login = tabStorage.getItem(loginKey) ?? undefined
  tabStorage.removeItem(loginKey)
  return login
}
