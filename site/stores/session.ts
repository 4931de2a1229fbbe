import { atom } from 'nanostores'
import { answerOf, api, Refusal, sentenceOf, type User, unauthorized } from '#site/lib/api.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'user'; user: User }
  | { state: 'unreachable'; message: string }

/** Who is signed in. On the server, and before anybody has asked, nobody knows. */
export const $session = atom<Session>({ state: 'loading' })

/** The cookie that says whether asking is worth a call; it tells nothing else. */
export const hasHint = () => /(^|; )sesion=1/.test(document.cookie)

let asking: Promise<Session> | undefined

/** Asks once a page, and only when there may be somebody. */
export function findSession(): Promise<Session> {
  asking ??= ask()
  return asking
}

/** Asks again, after the answer to the first time did not arrive. */
export function retrySession(): Promise<Session> {
  asking = undefined
  $session.set({ state: 'loading' })
  return findSession()
}

async function ask(): Promise<Session> {
  const session: Session = hasHint() ? await currentUser() : { state: 'anonymous' }
  $session.set(session)
  return session
}

async function currentUser(): Promise<Session> {
  try {
    return { state: 'user', user: await answerOf(api.user.$get()) }
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return { state: 'anonymous' }
    return { state: 'unreachable', message: sentenceOf(error) }
  }
}

/** What somebody's account says now. */
export function keepUser(user: User): void {
  $session.set({ state: 'user', user })
}

/** Changes whenever somebody signs in or out in this browser, in whichever tab. */
const stamp = 'sesion-cambiada'

export function noteSessionChange(): void {
  localStorage.setItem(stamp, crypto.randomUUID())
}

/** A page that was made for somebody else, in another tab or kept by Back, is made anew. */
export function leaveToTheirOwner(): void {
  const mine = localStorage.getItem(stamp)
  const isStale = () => localStorage.getItem(stamp) !== mine
  const renew = () => {
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('storage', ({ key }) => key === stamp && isStale() && renew())
  addEventListener('pageshow', ({ persisted }) => persisted && isStale() && renew())
  addEventListener(unauthorized, () => hasHint() || $session.set({ state: 'anonymous' }))
}
