import { maxSavedJobs } from '#services/jobs/shared/limits.ts'
import { savedWords } from '#services/words/words.ts'

/** Jobs saved without an account; `pre-paint.js` reads the same key. */
const storageKey = 'guardados'

/** Ids, the one saved last first. */
export function readBrowserSavedJobs(): string[] {
  return localStorage.getItem(storageKey)?.split(' ') ?? []
}

/** Throws at the limit, with a message for visitors, and when the browser refuses to store anything. */
export function keepInBrowser(id: string, isSaved: boolean): void {
  const others = readBrowserSavedJobs().filter(savedId => savedId !== id)
  if (isSaved && others.length >= maxSavedJobs) throw new Error(savedWords.tooMany(maxSavedJobs))
  const ids = isSaved ? [id, ...others] : others
  if (ids.length) localStorage.setItem(storageKey, ids.join(' '))
  else localStorage.removeItem(storageKey)
}
