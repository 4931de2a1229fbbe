import { deviceStorage } from '../storage/storage.ts'

const prefix = 'anuncio-'
const keptDays = 14
const dayMs = 86_400_000

interface Draft {
  /** Milliseconds. */
  writtenAt: number
  text: string
}

/** Key of a half-written ad of an account; `of` is the ad or the draft with which it began. */
export const deviceDraftKey = (userId: string, of = '') => `${prefix}${userId}${of && `-${of}`}`

/** Half-written ads outlive their tab: they may be typed where there is no line. */
export const deviceDrafts = {
  getItem: (key: string): string | null => read(key)?.text ?? null,

  setItem: (key: string, text: string): boolean =>
    deviceStorage.setItem(key, JSON.stringify({ writtenAt: Date.now(), text })),

  removeItem: (key: string): void => deviceStorage.removeItem(key)
}

/** What is too old goes, and what others wrote once a person is signed in. */
export function dropDeviceDrafts(person?: string): void {
  for (const key of draftKeys()) {
    const isTheirs = person === undefined || `${key}-`.startsWith(`${deviceDraftKey(person)}-`)
    if (!isTheirs || !read(key)) deviceStorage.removeItem(key)
  }
}

/** At the end of a session. */
export function dropAllDeviceDrafts(): void {
  for (const key of draftKeys()) deviceStorage.removeItem(key)
}

const draftKeys = () => deviceStorage.keys().filter(key => key.startsWith(prefix))

/** Undefined when there is none that is young enough. */
function read(key: string): Draft | undefined {
  const stored = deviceStorage.getItem(key)
  const draft: Draft | undefined = stored ? JSON.parse(stored) : undefined
  return draft && Date.now() - draft.writtenAt < keptDays * dayMs ? draft : undefined
}
