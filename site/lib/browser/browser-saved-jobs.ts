import { maxSavedJobs } from '#events/limits/jobs.ts'
import { savedWords, saveWords } from '#services/words/words.ts'
import { deviceStorage } from '../storage/storage.ts'

/** Jobs saved without an account; `pre-paint.js` reads the same key. */
const storageKey = 'guardados'

/** Ids, the one saved last first. */
export function readBrowserSavedJobs(): string[] {
  return deviceStorage.getItem(storageKey)?.split(' ') ?? []
}

/** Throws at the limit, and when the browser stores nothing for pages; both messages are for visitors. */
export function keepInBrowser(id: string, isSaved: boolean): void {
  const before = readBrowserSavedJobs()
  const others = before.filter(savedId => savedId !== id)
  if (isSaved && others.length >= maxSavedJobs) throw new Error(savedWords.tooMany(maxSavedJobs))
  if (write(isSaved ? [id, ...others] : others)) return
  write(before)
  throw new Error(saveWords.refused)
}

function write(ids: readonly string[]): boolean {
  if (ids.length) return deviceStorage.setItem(storageKey, ids.join(' '))
  deviceStorage.removeItem(storageKey)
  return true
}
