import type { Context } from 'hono'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { UserView } from '#projections/users/view.ts'
import { HttpError, mailUnavailable } from '#services/platform/http/errors/errors.ts'
import type { SecurityEvent } from '#services/platform/observability/security-log.ts'
import { passwordGuessable, passwordMissing, passwordWrong } from './shared/refusals.ts'

interface AccountCredentials {
  userId: string
  passwordHash: string
}

type PersonalNames = Pick<UserView, 'username' | 'fullName' | 'email'>

/** What the module needs of `auth`. */
export interface AccountAccess {
  passwords: {
    hash(password: string): Promise<string>
    verify(password: string, hash: string | undefined): Promise<boolean>
  }
  /** Why a new password is easy to guess, as a sentence. */
  findWeakness(password: string, names: PersonalNames): string | undefined
  credentials: {
    findPasswordHash(db: Queryable, userId: string): Promise<string | undefined>
    save(tx: Queryable, credentials: AccountCredentials): Promise<void>
    /** False when they have changed since they were read. */
    lock(tx: Queryable, credentials: AccountCredentials): Promise<boolean>
    /** Replaces the password and ends every session. */
    change(tx: Queryable, credentials: AccountCredentials): Promise<void>
    revoke(tx: Queryable, userId: string): Promise<void>
  }
  checkPassword(
    c: Context,
    kind: SecurityEvent,
    username: string,
    password: string
  ): Promise<AccountCredentials | undefined>
  sessions: {
    /** False when the password has changed since it was checked, or a second factor is missing. */
    start(
      c: Context,
      credentials: AccountCredentials,
      checks?: { isSecondFactorPassed: boolean; isSecondFactorAsked?: boolean }
    ): Promise<boolean>
    end(c: Context): Promise<void>
    /** The browser forgets that the account has signed in with it. */
    forgetDevice(c: Context, userId: string): void
  }
}

/**
 * 400 unless the password is that of the signed-in user. Returns a check for the transaction that
 * follows: the password must not have changed meanwhile.
 */
export async function requirePassword(
  { checkPassword, credentials }: AccountAccess,
  c: Context,
  kind: SecurityEvent,
  by: Pick<UserView, 'username'>,
  password: string | undefined
): Promise<(tx: Transaction) => Promise<void>> {
  if (!password) throw new HttpError(passwordMissing, { field: 'currentPassword' })
  const found = await checkPassword(c, kind, by.username, password)
  if (!found) throw new HttpError(passwordWrong, { field: 'currentPassword' })
  return async tx => {
    if (!(await credentials.lock(tx, found)))
      throw new HttpError(passwordWrong, { field: 'currentPassword' })
  }
}

/** 400 when the new password is easy to guess. */
export function refuseWeakPassword(
  { findWeakness }: Pick<AccountAccess, 'findWeakness'>,
  field: string,
  password: string,
  names: PersonalNames
): void {
  const weakness = findWeakness(password, names)
  if (weakness) throw new HttpError(passwordGuessable(weakness), { field })
}

export interface MailConfig {
  mail: { delivery: string }
}

/** 503 where no e-mails are sent. */
export function requireMail({ mail }: MailConfig): void {
  if (mail.delivery === 'none') throw mailUnavailable()
}
