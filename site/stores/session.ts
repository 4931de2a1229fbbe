import { atom } from 'nanostores'
import {
  callApi,
  apiClient,
  ApiError,
  errorMessage,
  type CurrentUser,
  unauthorizedEvent
} from '#site/lib/api.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'user'; user: CurrentUser }
  | { state: 'unreachable'; message: string }

/** Who is signed in. On the server, and before anybody has asked, nobody knows. */
export const $session = atom<Session>({ state: 'loading' })

/** The cookie that says whether asking is worth a call; it tells nothing else. */
export const mayBeSignedIn = () => /(^|; )sesion=1/.test(document.cookie)

let pendingSession: Promise<Session> | undefined

/** Asks once a page, and only when there may be somebody. */
export function findSession(): Promise<Session> {
  pendingSession ??= loadSession()
  return pendingSession
}

/** Asks again, after the answer to the first time did not arrive. */
export function retrySession(): Promise<Session> {
  pendingSession = undefined
  $session.set({ state: 'loading' })
  return findSession()
}

async function loadSession(): Promise<Session> {
  const session: Session = mayBeSignedIn() ? await fetchCurrentUser() : { state: 'anonymous' }
  $session.set(session)
  return session
}

async function fetchCurrentUser(): Promise<Session> {
  try {
    return { state: 'user', user: await callApi(apiClient.user.$get()) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { state: 'anonymous' }
    return { state: 'unreachable', message: errorMessage(error) }
  }
}

/** What somebody's account says now. */
export function setSessionUser(user: CurrentUser): void {
  $session.set({ state: 'user', user })
}

/** Changes whenever somebody signs in or out in this browser, in whichever tab. */
const sessionStampKey = 'sesion-cambiada'

export function broadcastSessionChange(): void {
  localStorage.setItem(sessionStampKey, crypto.randomUUID())
}

/** A page that was made for somebody else, in another tab or kept by Back, is made anew. */
export function reloadOnSessionChange(): void {
  const mine = localStorage.getItem(sessionStampKey)
  const isStale = () => localStorage.getItem(sessionStampKey) !== mine
  const renew = () => {
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('storage', ({ key }) => key === sessionStampKey && isStale() && renew())
  addEventListener('pageshow', ({ persisted }) => persisted && isStale() && renew())
  addEventListener(unauthorizedEvent, () => mayBeSignedIn() || $session.set({ state: 'anonymous' }))
}
