import { deviceStorage } from '../storage/storage.ts'

/** Changes with each sign-in and sign-out in this browser, in any tab. */
const sessionStampKey = 'sesion-cambiada'

const readStamp = () => deviceStorage.getItem(sessionStampKey)

let knownStamp: string | null = null

export function broadcastSessionChange(): void {
  knownStamp = `${Date.now()} ${Math.random()}`
  deviceStorage.setItem(sessionStampKey, knownStamp)
}

/** Calls back when another tab has changed the session, or this page comes from the back/forward cache. */
export function onSessionChange(onStale: () => void): void {
  knownStamp = readStamp()
  const check = () => {
    if (readStamp() === knownStamp) return
    knownStamp = readStamp()
    onStale()
  }
  addEventListener('storage', ({ key }) => key === sessionStampKey && check())
  addEventListener('pageshow', ({ persisted }) => persisted && check())
}
