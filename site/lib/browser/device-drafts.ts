import { fetchServerTime, isTooOld } from '../storage/server-time.ts'
import { deviceStorage } from '../storage/storage.ts'

const prefix = 'anuncio-'

interface Draft {
  text: string
  /** When a page first found it without its person, by the server's clock: its age counts from then. */
  leftAt?: number
}

/** Key of a half-written ad of an account; `of` is the ad or the draft with which it began. */
export const deviceDraftKey = (userId: string, of = '') => `${prefix}${userId}${of && `-${of}`}`

/** Half-written ads outlive their tab: they may be typed where there is no line. */
export const deviceDrafts = {
  getItem: (key: string): string | null => read(key)?.text ?? null,

  setItem: (key: string, text: string): boolean =>
    deviceStorage.setItem(key, JSON.stringify({ text })),

  removeItem: (key: string): void => deviceStorage.removeItem(key)
}

/** What others wrote goes once a person is signed in, and what has been without its person for too long. */
export async function dropDeviceDrafts(person?: string): Promise<void> {
  if (person !== undefined) return dropOthers(person)
  const left = draftKeys()
  const now = left.length > 0 ? await fetchServerTime() : 0
  for (const key of left) {
    const { text, leftAt = now } = read(key) ?? { text: '' }
    if (!text || isTooOld(leftAt, now)) deviceStorage.removeItem(key)
    else deviceStorage.setItem(key, JSON.stringify({ text, leftAt }))
  }
}

function dropOthers(person: string): void {
  for (const key of draftKeys()) {
    if (!`${key}-`.startsWith(`${deviceDraftKey(person)}-`)) deviceStorage.removeItem(key)
  }
}

/** At the end of a session. */
export function dropAllDeviceDrafts(): void {
  for (const key of draftKeys()) deviceStorage.removeItem(key)
}

const draftKeys = () => deviceStorage.keys().filter(key => key.startsWith(prefix))

/** Undefined when there is none, or none that can be read. */
function read(key: string): Draft | undefined {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
