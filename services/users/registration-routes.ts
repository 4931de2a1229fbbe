import { Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { UserView } from '#projections/users/view.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { honeypotResponse } from '#services/platform/http/honeypot-response.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { validate } from '#services/platform/http/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { type AccountAccess, refuseWeakPassword } from './account-access.ts'
import { Register } from './contract.ts'
import * as decide from './decide.ts'
import { getOrThrow, type UserDependencies } from './routes.ts'

export interface RegistrationDependencies extends UserDependencies {
  now(): Date
}

export const registrationRoutes = (dependencies: RegistrationDependencies) => {
  const { authorize, commands, db, log, rateLimiter, passwords, credentials } = dependencies
  return new Hono<AppEnv>().post(
    '/register',
    authorize('register'),
    validate('json', Register),
    async c => {
      const { clientAddress, newId } = c.var
      const { password, [honeypotField]: honeypot, ...request } = c.req.valid('json')
      const id = newId()
      if (honeypot) {
        c.set('isHoneypotFilled', true)
        const createdAt = dependencies.now().toISOString()
        const known = { ...request, id, createdAt, emailConfirmed: false, stoppedLetters: [] }
        return c.json(honeypotResponse(UserView, known), 201)
      }
      refuseWeakPassword(dependencies, 'password', password, request)
      await rateLimiter.consume('registration', rateLimitKey(clientAddress))
      const passwordHash = await passwords.hash(password)
      await commands.handle(
        c.var,
        user,
        id,
        account => decide.register(account, id, { password, ...request }, clientAddress),
        tx => credentials.save(tx, { userId: id, passwordHash })
      )
      const current = await currentHash(dependencies, id, password, passwordHash)
      const isStarted =
        current !== undefined &&
        (await dependencies.sessions.start(c, { userId: id, passwordHash: current }))
      if (!isStarted) throw new HttpError(409, 'Esta cuenta ya existe. Inicia sesión.')
      logSecurity(log, c, { kind: 'registration', outcome: 'done', account: id })
      return c.json(await getOrThrow(db, id), 201)
    }
  )
}

/** The stored hash of the password; undefined when a repeated registration comes after its change. */
async function currentHash(
  { credentials, db, passwords }: AccountAccess & Pick<UserDependencies, 'db'>,
  id: string,
  password: string,
  fresh: string
): Promise<string | undefined> {
  const stored = await credentials.findPasswordHash(db, id)
  if (stored === fresh) return fresh
  return (await passwords.verify(password, stored)) ? stored : undefined
}
