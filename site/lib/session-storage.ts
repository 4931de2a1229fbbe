const resultsKey = 'resultados'

/** Where this visit's last list of ads was, so that an ad can lead back to it. */
export function saveResultsUrl(path: string): void {
  sessionStorage.setItem(resultsKey, path)
}

export function loadResultsUrl(): string {
  return sessionStorage.getItem(resultsKey) ?? '/jobs'
}

const newJobKey = 'anuncio-nuevo'

/** The ad that was just published from here. */
export function saveNewJobId(id: string): void {
  sessionStorage.setItem(newJobKey, id)
}

export function loadNewJobId(): string | undefined {
  return sessionStorage.getItem(newJobKey) ?? undefined
}

export function clearNewJobId(id: string): void {
  if (loadNewJobId() === id) sessionStorage.removeItem(newJobKey)
}
