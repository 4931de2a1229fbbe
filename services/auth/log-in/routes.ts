import { type Context, Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import type { CurrentUserView, UserView } from '#projections/users/view.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { CheckPassword } from '../passwords/check-password.ts'
import { LogIn } from '../shared/contract.ts'
import type { IsOperator } from '../permissions/operators.ts'
import type { Authorize } from '../permissions/permissions.ts'
import type { SecondFactor } from '../sessions/second-factor.ts'
import type { Sessions } from '../sessions/session.ts'
import { signInCodeMissing, wrongCredentials, wrongSignInCode } from '../shared/refusals.ts'

export const authRoutes = ({
  authorize,
  isOperator,
  logIn,
  logOut
}: {
  authorize: Authorize
  isOperator: IsOperator
  logIn: StartSession
  logOut: EndSession
}) =>
  new Hono<AppEnv>()
    .get('/user', authorize('findCurrentUser'), async c => {
      const { user } = c.var
      const current: CurrentUserView = (await isOperator(user))
        ? { ...user, isOperator: true }
        : user
      return c.json(current)
    })

    .post('/login', authorize('logIn'), validate('json', LogIn), async c =>
      c.json(await logIn(c, c.req.valid('json')))
    )

    .post('/logout', authorize('logOut'), async c => {
      await logOut(c)
      return c.json({ message: 'Has cerrado sesión correctamente' })
    })

/** Starts a session; throws 401 when the name, the password or the code is wrong. */
export type StartSession = (c: Context, request: LogIn) => Promise<UserView>

/** Signs a user in, for the call and for the form of the page. */
export function createLogIn({
  checkPassword,
  db,
  log,
  rateLimiter,
  secondFactor,
  sessions
}: {
  checkPassword: CheckPassword
  db: Database
  log: Logger
  rateLimiter: RateLimiter
  secondFactor: SecondFactor
  sessions: Sessions
}): StartSession {
  /** The password was right; the code is counted before it is checked. False for an account without two-step sign-in. */
  async function requireSecondFactor(
    c: Context,
    account: string,
    code: string | undefined
  ): Promise<boolean> {
    if (!(await secondFactor.isOn(account))) return false
    if (code === undefined) throw new HttpError(signInCodeMissing, { field: 'code' })
    await rateLimiter.consume('secondFactor', account)
    if (await secondFactor.verify(account, code)) return true
    logSecurity(log, c, { kind: 'second-factor', outcome: 'refused', account })
    throw new HttpError(wrongSignInCode, { field: 'code' })
  }

  return async function logIn(c, { username, password, code }) {
    const found = await checkPassword(c, 'sign-in', username, password)
    if (!found) throw new HttpError(wrongCredentials)
    const isSecondFactorPassed = await requireSecondFactor(c, found.userId, code)
    if (!(await sessions.start(c, found, { isSecondFactorPassed })))
      throw new HttpError(wrongCredentials)
    logSecurity(log, c, { kind: 'sign-in', outcome: 'done', account: found.userId })
    const user = await findUser(db, found.userId)
    if (!user) throw unauthenticated()
    return user
  }
}

/** Ends the session of the request, if any. */
export type EndSession = (c: Context) => Promise<void>

export function createLogOut({ log, sessions }: { log: Logger; sessions: Sessions }): EndSession {
  return async function logOut(c) {
    const account = (await c.var.findSession())?.user?.id
    await sessions.end(c)
    if (account) logSecurity(log, c, { kind: 'sign-out', outcome: 'done', account })
  }
}
