import { atom } from 'nanostores'
import { callApi, apiClient, ApiError, errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { eraseIfEnded } from '#site/lib/outbox/erase-if-ended.ts'
import { dropDeviceDrafts } from '#site/lib/browser/device-drafts.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'

export type SessionState =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'user'; user: CurrentUser }
  | { state: 'unreachable'; message: string }

/** The signed-in user; `loading` on the server and before the first request. */
export const $session = atom<SessionState>({ state: 'loading' })

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
  dropDeviceDrafts(session.state === 'user' ? session.user.id : undefined).catch(console.warn)
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

/** Requests the current user, without a dialog to sign in. */
export async function isStillSignedIn({ id }: Pick<CurrentUser, 'id'>): Promise<boolean> {
  const response = await fetch('/api/user')
  await eraseIfEnded(response)
  const user: CurrentUser | undefined = response.ok ? await response.json() : undefined
  return user?.id === id
}
