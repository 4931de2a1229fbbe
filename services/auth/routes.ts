import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { findUser, normalizeUsername } from '#projections/users/queries.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { validate } from '#services/platform/http/validate.ts'
import { LogIn } from './contract.ts'
import { findCredentials } from './credentials.ts'
import type { Authorize } from './decide.ts'
import type { PasswordHasher } from './passwords.ts'
import type { Sessions } from './session.ts'

export interface AuthDependencies {
  authorize: Authorize
  db: Database
  passwords: PasswordHasher
  rateLimiter: RateLimiter
  sessions: Sessions
}

export const authRoutes = ({ authorize, db, passwords, rateLimiter, sessions }: AuthDependencies) =>
  new Hono<AppEnv>()
    .get('/user', authorize('findCurrentUser'), c => c.json(c.var.user))

    .post('/login', authorize('logIn'), validate('json', LogIn), async c => {
      const { username, password } = c.req.valid('json')
      await rateLimiter.consume('login', rateLimitKey(c.var.clientAddress))
      await rateLimiter.consume('loginHourly', rateLimitKey(c.var.clientAddress))
      await rateLimiter.check('loginFailures', normalizeUsername(username))
      const found = await findCredentials(db, username)
      if (!(await passwords.verify(password, found?.passwordHash)) || !found) {
        await rateLimiter.consume('loginFailures', normalizeUsername(username))
        throw new HttpError(401, 'Nombre de usuario o contraseña incorrectos')
      }
      await sessions.start(c, found.userId)
      const user = await findUser(db, found.userId)
      if (!user) throw unauthenticated()
      return c.json(user)
    })

    .post('/logout', authorize('logOut'), async c => {
      await sessions.end(c)
      return c.json({ message: 'Has cerrado sesión correctamente' })
    })
