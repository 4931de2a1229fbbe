import { atom } from 'nanostores'
import type { CurrentUser } from '#site/lib/api.ts'
import { setAskToSignIn } from '#site/lib/fetch-once.ts'
import { broadcastSessionChange, onSessionChange } from '#site/lib/browser/session-stamp.ts'
import { $session, isStillSignedIn } from '#site/stores/session.ts'

export interface SignInRequest {
  user: CurrentUser
  /** The user signed out in another tab: the page stays hidden meanwhile. */
  isElsewhere: boolean
  settle(isSignedIn: boolean): void
}

/** The request that the dialog shows. */
export const $signInRequest = atom<SignInRequest | undefined>()

/** Asks for the password in place when the session has ended, so that no text is lost. */
export function initSignInAgain(): void {
  setAskToSignIn(() => {
    const session = $session.get()
    if (session.state !== 'user') return undefined
    const { user } = session
    return ask(user).then(isSignedIn => (isSignedIn ? user.id : undefined))
  })
  onSessionChange(() => {
    const session = $session.get()
    const isUnsaved = document.querySelector('form[data-unsaved]') !== null
    if (session.state === 'user' && isUnsaved)
      keepPage(session.user).catch(console.error).finally(showPage)
    else reload()
  })
}

/** Keeps the typed text while the user signs out, and perhaps in, in another tab. */
async function keepPage(user: CurrentUser): Promise<void> {
  document.documentElement.dataset['sessionEnded'] = ''
  if (await isStillSignedIn(user)) return
  if (await ask(user, true)) broadcastSessionChange()
  else reload()
}

function showPage(): void {
  delete document.documentElement.dataset['sessionEnded']
}

function reload(): void {
  document.documentElement.hidden = true
  location.reload()
}

let pending: Promise<boolean> | undefined

/** One dialog at a time, however many requests wait for it. */
function ask(user: CurrentUser, isElsewhere = false): Promise<boolean> {
  pending ??= showDialog(user, isElsewhere).finally(() => {
    pending = undefined
  })
  return pending
}

async function showDialog(user: CurrentUser, isElsewhere: boolean): Promise<boolean> {
  await import('./mount-sign-in.tsx')
  const isSignedIn = await new Promise<boolean>(settle =>
    $signInRequest.set({ user, isElsewhere, settle })
  )
  // A page that is given up reloads, which the step back of a closing dialog would cancel.
  if (isSignedIn || !isElsewhere) $signInRequest.set(undefined)
  return isSignedIn
}
