import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { normalizeUsername, refuseLookAlike } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey, wideNetwork } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { refuseHoneypot } from '#services/platform/http/request/refuse-honeypot.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import {
  requireUsableName,
  requireUsableUsername
} from '#services/platform/http/request/usable-names.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { PasswordHasher } from '#services/auth/passwords/passwords.ts'
import { findPasswordHash, saveCredentials } from '#services/auth/sessions/credentials.ts'
import { refuseWeakPassword } from './account-access.ts'
import { Register } from './contract.ts'
import * as decide from './decide.ts'
import { getOrThrow } from './routes.ts'
import { accountExistsAlready, registrationClosed } from './shared/refusals.ts'

/** For the call and for the form of the page, before what was sent is read. */
export const requireOpenRegistration: MiddlewareHandler<AppEnv> =
  async function requireOpenRegistration(c, next) {
    if (!c.env.board.config.isRegistrationOpen) throw new HttpError(registrationClosed)
    await next()
  }

export const registrationRoutes = new Hono<AppEnv>().post(
  '/register',
  authorize('register'),
  requireOpenRegistration,
  validate('json', Register),
  async c => c.json(await registerAccount(c, c.req.valid('json')), 201)
)

/** Registers an account and starts its session, for the call and for the form of the page; throws 409 for a name or an e-mail that is taken. */
export async function registerAccount(
  c: Context<AppEnv>,
  registration: Register
): Promise<UserView> {
  const { commands, config, db, log, passwords, rateLimiter, sessions } = c.env.board
  const { clientAddress, newId } = c.var
  const { password, [honeypotField]: _, ...request } = registration
  const id = newId()
  refuseHoneypot(c, registration)
  if (!config.operators.includes(normalizeUsername(request.username))) {
    requireUsableUsername(request.username)
  }
  requireUsableName('fullName', request.fullName)
  await refuseWeakPassword(db, 'password', password, request)
  const client = rateLimitKey(clientAddress)
  const email = `${request.email.toLowerCase()} ${wideNetwork(clientAddress)}`
  await rateLimiter.consume('registrationEmail', email)
  await rateLimiter.consume('registration', client)
  await rateLimiter.consume('registrationDaily', client)
  const passwordHash = await passwords.hash(password)
  await commands.handle(c.var, user, id, account => ({
    events: decide.register(account, id, { password, ...request }, clientAddress),
    async inTransaction(tx) {
      const { username } = request
      await Promise.all([
        refuseLookAlike(tx, { id, username }),
        saveCredentials(tx, { userId: id, passwordHash })
      ])
    }
  }))
  const current = await currentHash({ db, passwords }, id, password, passwordHash)
  const isStarted =
    current !== undefined && (await sessions.start(c, { userId: id, passwordHash: current }))
  if (!isStarted) throw new HttpError(accountExistsAlready)
  logSecurity(log, c, { kind: 'registration', outcome: 'done', account: id })
  return getOrThrow(db, id)
}

/** The stored hash of the password; undefined when a repeated registration comes after its change. */
async function currentHash(
  { db, passwords }: { db: Database; passwords: Pick<PasswordHasher, 'verify'> },
  id: string,
  password: string,
  fresh: string
): Promise<string | undefined> {
  const stored = await findPasswordHash(db, id)
  if (stored === fresh) return fresh
  return (await passwords.verify(password, stored)) ? stored : undefined
}
