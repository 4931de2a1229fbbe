const results = 'resultados'

/** Where this visit's last list of ads was, so that an ad can lead back to it. */
export function keepResults(path: string): void {
  sessionStorage.setItem(results, path)
}

export function keptResults(): string {
  return sessionStorage.getItem(results) ?? '/jobs'
}

const newest = 'anuncio-nuevo'

/** The ad that was just published from here. */
export function keepNewJob(id: string): void {
  sessionStorage.setItem(newest, id)
}

export function keptNewJob(): string | undefined {
  return sessionStorage.getItem(newest) ?? undefined
}

export function forgetNewJob(id: string): void {
  if (keptNewJob() === id) sessionStorage.removeItem(newest)
}
