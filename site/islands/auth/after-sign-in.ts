import { authPath } from '#services/auth/shared/auth-url.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { PasswordReset } from '#services/users/contract.ts'
import { ApiError, apiClient, callApi, type CurrentUser } from '#site/lib/api.ts'
import { takeOverSavedJobs } from '#site/stores/saved-jobs.ts'
import { isStillSignedIn } from '#site/stores/session.ts'
import { broadcastSessionChange } from '#site/lib/browser/session-stamp.ts'
import { flash } from '#site/ui/toasts/toast.ts'
import { authWords, speech } from '#services/words/words.ts'

/** The first page after signing in. */
export function startPageOf({ userType }: CurrentUser): string {
  return userType === 'employer' ? '/post-job' : speech.path('/')
}

export async function afterLogIn(user: CurrentUser, returnTo?: string): Promise<never> {
  await requireSession(user)
  flash({ title: authWords.loggedIn, description: authWords.welcome(user.fullName) })
  return replacePage(returnTo ?? startPageOf(user))
}

interface Registered {
  returnTo: string | undefined
  sendsMail: boolean
}

export async function afterRegistration(
  user: CurrentUser,
  { returnTo, sendsMail }: Registered
): Promise<never> {
  await requireSession(user, `${authWords.accountCreated}. `)
  const welcome = authWords.welcomeTo(brand, user.fullName)
  const written = authWords.written(user.email)
  const description = sendsMail ? `${welcome} ${written}` : welcome
  flash({ title: authWords.registered, description })
  const start = user.userType === 'employer' ? '/post-job' : speech.path('/candidates?newUser=true')
  return replacePage(returnTo ?? start)
}

/** After a new password; a person whom it does not sign in goes on to sign in with it. */
export async function afterPasswordReset(
  { message: title, username, isSignedIn }: PasswordReset,
  returnTo?: string
): Promise<void> {
  if (!isSignedIn) {
    flash({ title, description: authWords.passwordSet(username) })
    location.replace(authPath('login', returnTo))
    return
  }
  const user = await callApi(apiClient.user.$get()).catch(error => {
    const isSignedOut = error instanceof ApiError && error.status === 401
    throw isSignedOut ? new Error(`${title}. ${authWords.cookiesRefused}`) : error
  })
  flash({ title, description: authWords.passwordSetSignedIn(username) })
  await replacePage(returnTo ?? startPageOf(user))
}

/** Throws when the browser has not kept the session, with a message for visitors. */
async function requireSession(user: CurrentUser, before = ''): Promise<void> {
  const isKept = await isStillSignedIn(user).catch(() => true)
  if (!isKept) throw new Error(before + authWords.cookiesRefused)
}

/** Back must not lead to a form that was sent, so this page is replaced; until then the form stays busy. */
async function replacePage(path: string): Promise<never> {
  await takeOverSavedJobs().catch(console.error)
  broadcastSessionChange()
  location.replace(path)
  return new Promise(() => {})
}
