import { type Context, Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/validate.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { CheckPassword } from './check-password.ts'
import { LogIn } from './contract.ts'
import type { Authorize } from './decide.ts'
import type { SecondFactor } from './second-factor.ts'
import { wrongCode } from './second-factor-routes.ts'
import type { Sessions } from './session.ts'

export interface AuthDependencies {
  authorize: Authorize
  checkPassword: CheckPassword
  db: Database
  log: Logger
  rateLimiter: RateLimiter
  secondFactor: SecondFactor
  sessions: Sessions
}

export const authRoutes = ({
  authorize,
  checkPassword,
  db,
  log,
  rateLimiter,
  secondFactor,
  sessions
}: AuthDependencies) => {
  /** The password was right; the code is counted before it is checked. */
  async function requireSecondFactor(c: Context, account: string, code: string | undefined) {
    if (!(await secondFactor.isOn(account))) return
    if (code === undefined) throw codeRefused('Escribe el código de tu aplicación de autenticación')
    await rateLimiter.consume('secondFactor', account)
    if (await secondFactor.verify(account, code)) return
    logSecurity(log, c, { kind: 'second-factor', outcome: 'refused', account })
    throw codeRefused(wrongCode)
  }

  return new Hono<AppEnv>()
    .get('/user', authorize('findCurrentUser'), c => c.json(c.var.user))

    .post('/login', authorize('logIn'), validate('json', LogIn), async c => {
      const { username, password, code } = c.req.valid('json')
      await rateLimiter.consume('login', rateLimitKey(c.var.clientAddress))
      await rateLimiter.consume('loginHourly', rateLimitKey(c.var.clientAddress))
      const found = await checkPassword(c, 'sign-in', username, password)
      if (!found) throw wrongCredentials()
      await requireSecondFactor(c, found.userId, code)
      if (!(await sessions.start(c, found, { isSecondFactorPassed: true })))
        throw wrongCredentials()
      logSecurity(log, c, { kind: 'sign-in', outcome: 'done', account: found.userId })
      const user = await findUser(db, found.userId)
      if (!user) throw unauthenticated()
      return c.json(user)
    })

    .post('/logout', authorize('logOut'), async c => {
      const account = (await c.var.findSession())?.user?.id
      await sessions.end(c)
      if (account) logSecurity(log, c, { kind: 'sign-out', outcome: 'done', account })
      return c.json({ message: 'Has cerrado sesión correctamente' })
    })
}

/** With a 401 that names the field the form asks for the code. */
function codeRefused(message: string): HttpError {
  return new HttpError(401, message, { errors: [{ field: 'code', message }] })
}

const wrongCredentials = () => new HttpError(401, 'Nombre de usuario o contraseña incorrectos')
