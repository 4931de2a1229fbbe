import { atom } from 'nanostores'
import { hostSignedInHintCookie, signedInHintCookie } from '#services/auth/cookies.ts'
import { callApi, apiClient, ApiError, errorMessage, type CurrentUser } from '#site/lib/api.ts'

export type SessionState =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'user'; user: CurrentUser }
  | { state: 'unreachable'; message: string }

/** Who is signed in; `loading` on the server and before the first request. */
export const $session = atom<SessionState>({ state: 'loading' })

const hintNames = new Set([signedInHintCookie, hostSignedInHintCookie])

/** A readable cookie beside the session cookie: false saves a request. */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some(cookie => hintNames.has(cookie.split('=')[0] ?? ''))

let pendingSession: Promise<SessionState> | undefined

/** Requests the session once a page, and only when there may be one. */
export function findSession(): Promise<SessionState> {
  pendingSession ??= loadSession()
  return pendingSession
}

/** Requests it again after a failure. */
export function retrySession(): Promise<SessionState> {
  pendingSession = undefined
  $session.set({ state: 'loading' })
  return findSession()
}

async function loadSession(): Promise<SessionState> {
  const session: SessionState = mayBeSignedIn() ? await fetchCurrentUser() : { state: 'anonymous' }
  $session.set(session)
  return session
}

async function fetchCurrentUser(): Promise<SessionState> {
  try {
    return { state: 'user', user: await callApi(apiClient.user.$get()) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { state: 'anonymous' }
    return { state: 'unreachable', message: errorMessage(error) }
  }
}

/** Replaces the user after a change of the account. */
export function setSessionUser(user: CurrentUser): void {
  $session.set({ state: 'user', user })
}

/** Asks the server, and never the user. */
export async function isStillSignedIn({ id }: CurrentUser): Promise<boolean> {
  const response = await fetch('/api/user')
  const user: CurrentUser | undefined = response.ok ? await response.json() : undefined
  return user?.id === id
}

/** Changes with each sign-in and sign-out in this browser, in any tab. */
const sessionStampKey = 'sesion-cambiada'

const readStamp = () => localStorage.getItem(sessionStampKey)

let knownStamp: string | null = null

export function broadcastSessionChange(): void {
  knownStamp = `${Date.now()} ${Math.random()}`
  localStorage.setItem(sessionStampKey, knownStamp)
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
