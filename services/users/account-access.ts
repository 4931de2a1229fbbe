import { setTimeout } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Queryable, Transaction } from '#events/database/database.ts'
import { readSynonyms } from '#projections/search/clauses.ts'
import type { UserView } from '#projections/users/view.ts'
import { checkPassword } from '#services/auth/passwords/check-password.ts'
import { findWeakness } from '#services/auth/passwords/guessable-passwords.ts'
import { lockCredentials } from '#services/auth/sessions/credentials.ts'
import { HttpError, mailUnavailable } from '#services/platform/http/errors/errors.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { SecurityEvent } from '#services/platform/observability/security-log.ts'
import { passwordGuessable, passwordMissing, passwordWrong } from './shared/refusals.ts'

type PersonalNames = Pick<UserView, 'username' | 'fullName' | 'email'>

/**
 * Throws 400 unless the password is that of the signed-in user. Returns a check for the transaction that
 * follows: the password must not have changed meanwhile.
 */
export async function requirePassword(
  c: Context,
  kind: SecurityEvent,
  by: Pick<UserView, 'username'>,
  password: string | undefined
): Promise<(tx: Transaction) => Promise<void>> {
  if (!password) throw new HttpError(passwordMissing, { field: 'currentPassword' })
  const found = await checkPassword(c, kind, by.username, password)
  if (!found) throw new HttpError(passwordWrong, { field: 'currentPassword' })
  return async tx => {
    if (!(await lockCredentials(tx, found)))
      throw new HttpError(passwordWrong, { field: 'currentPassword' })
  }
}

/** Throws 400 when the new password is easy to guess. */
export async function refuseWeakPassword(
  db: Queryable,
  field: string,
  password: string,
  names: PersonalNames
): Promise<void> {
  const weakness = findWeakness(password, names, await readSynonyms(db))
  if (weakness) throw new HttpError(passwordGuessable(weakness), { field })
}

/** Milliseconds; a command takes a tenth of it. */
const equalTime = 400

/**
 * Resolves after the same time whether there is an account or not. `find` may fail; `work` that is slow, or fails, must not disclose
 * what was found.
 */
export async function takeEqualTime<Found>(
  { log }: { log: Pick<Logger, 'error'> },
  find: () => Promise<Found>,
  work: (found: Found) => Promise<void>
): Promise<void> {
  const end = setTimeout(equalTime)
  const found = await find()
  work(found).catch(err => log.error({ err }, 'a request for an e-mail was not recorded'))
  await end
}

export interface MailConfig {
  mail: { delivery: string }
}

/** Throws 503 when the board sends no e-mails. */
export function requireMail({ mail }: MailConfig): void {
  if (mail.delivery === 'none') throw mailUnavailable()
}
