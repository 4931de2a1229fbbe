import { type Context, Hono } from 'hono'
import { findUser } from '#projections/users/queries.ts'
import type { CurrentUserView, UserView } from '#projections/users/view.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { authorize } from '../permissions/authorization.ts'
import { isOperator } from '../permissions/operators.ts'
import type { Credentials } from '../sessions/credentials.ts'
import { LogIn } from '../shared/contract.ts'
import { signInCodeMissing, wrongCredentials, wrongSignInCode } from '../shared/refusals.ts'

export const authRoutes = new Hono<AppEnv>()
  .get('/user', authorize('findCurrentUser'), async c => {
    const { user } = c.var
    const isNamed = await isOperator(c.env.board, user)
    return c.json<CurrentUserView>(isNamed ? { ...user, isOperator: true } : user)
  })

  .post('/login', authorize('logIn'), validate('json', LogIn), async c =>
    c.json(await logIn(c, c.req.valid('json')))
  )

  .post('/logout', authorize('logOut'), async c => {
    await signOut(c)
    return c.json({ message: 'Has cerrado sesión correctamente' })
  })

/** Starts a session, for the call and for the form of the page; throws 401 when the name, the password or the code is wrong. */
export async function logIn(
  c: Context<AppEnv>,
  { username, password, code }: LogIn
): Promise<UserView> {
  const found = await checkPassword(c, 'sign-in', username, password)
  if (!found) throw new HttpError(wrongCredentials)
  const isSecondFactorPassed = await requireSecondFactorCode(c, found.userId, 'code', code)
  const user = await signIn(c, found, isSecondFactorPassed)
  if (!user) throw new HttpError(wrongCredentials)
  return user
}

/** Starts a session; undefined when the password has changed since the credentials were read. */
export async function signIn(
  c: Context<AppEnv>,
  credentials: Credentials,
  isSecondFactorPassed: boolean
): Promise<UserView | undefined> {
  const { db, log, sessions } = c.env.board
  const { userId } = credentials
  if (!(await sessions.start(c, credentials, { isSecondFactorPassed }))) return undefined
  logSecurity(log, c, { kind: 'sign-in', outcome: 'done', account: userId })
  const user = await findUser(db, userId)
  if (!user) throw unauthenticated()
  return user
}

/**
 * What comes first, a password or the code of an e-mail, was right; the code of the second step, in `field`, is counted before it is
 * checked. False for an account without two-step sign-in.
 */
export async function requireSecondFactorCode(
  c: Context<AppEnv>,
  account: string,
  field: string,
  code: string | undefined
): Promise<boolean> {
  const { log, rateLimiter, secondFactor } = c.env.board
  if (!(await secondFactor.isOn(account))) return false
  if (code === undefined) throw new HttpError(signInCodeMissing, { field })
  await rateLimiter.consume('secondFactor', account)
  if (await secondFactor.verify(account, code)) return true
  logSecurity(log, c, { kind: 'second-factor', outcome: 'refused', account })
  throw new HttpError(wrongSignInCode, { field })
}

/** Ends the session of the request, if any, and the code that its browser has asked for. */
export async function signOut(c: Context<AppEnv>): Promise<void> {
  const { log, mailCodes, sessions } = c.env.board
  const account = (await c.var.findSession())?.user?.id
  await mailCodes.end(c)
  await sessions.end(c)
  if (account) logSecurity(log, c, { kind: 'sign-out', outcome: 'done', account })
}
