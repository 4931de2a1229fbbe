import type { Context } from 'hono'
import type { Database } from '#events/database/database.ts'
import { normalizeUsername } from '#projections/users/queries.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { logSecurity, type SecurityEvent } from '#services/platform/observability/security-log.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { type Credentials, findCredentials } from './credentials.ts'
import type { PasswordHasher } from './passwords.ts'

export interface PasswordCheckDependencies {
  db: Database
  log: Logger
  passwords: Pick<PasswordHasher, 'verify'>
  rateLimiter: RateLimiter
}

/** The credentials of an account when the password is right; 429 after too many wrong ones, by username or e-mail. */
export type CheckPassword = (
  c: Context,
  kind: SecurityEvent,
  login: string,
  password: string
) => Promise<Credentials | undefined>

/** A guess is counted before its hash is computed, so that a burst gets no more than the limit. */
export function createPasswordCheck({
  db,
  log,
  passwords,
  rateLimiter
}: PasswordCheckDependencies): CheckPassword {
  return async function checkPassword(c, kind, login, password) {
    const found = await findCredentials(db, login)
    const name = found?.usernameKey ?? normalizeUsername(login)
    const nameAndAddress = `${name} ${rateLimitKey(c.var.clientAddress)}`
    await rateLimiter.consume('loginFailures', nameAndAddress)
    await rateLimiter.consume('loginFailuresAnywhere', name)
    let isWrong = false
    try {
      isWrong = !(await passwords.verify(password, found?.passwordHash))
      if (!isWrong) return found
      logSecurity(log, c, { kind, outcome: 'refused', account: found?.userId })
      return undefined
    } finally {
      if (!isWrong) await refund(name, nameAndAddress)
    }
  }

  async function refund(name: string, nameAndAddress: string): Promise<void> {
    await rateLimiter.refund('loginFailures', nameAndAddress)
    await rateLimiter.refund('loginFailuresAnywhere', name)
  }
}
