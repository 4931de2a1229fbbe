import type { Queryable } from '#events/database/database.ts'
import { normalizeUsername } from '#projections/users/queries.ts'
import { deleteMailCodesOf } from '../mail-codes/store.ts'
import { deleteSecondFactor } from './second-factor-store.ts'
import { endAllSessions, passwordChosenAt } from './session-store.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'

export interface Credentials {
  userId: string
  passwordHash: string
}

export interface FoundCredentials extends Credentials {
  usernameKey: string
  /** Milliseconds until the password expires. */
  chosenAt: number
}

const selectCredentials = `SELECT user_id AS "userId", password_hash AS "passwordHash",
   username_key AS "usernameKey", ${passwordChosenAt} AS "chosenAt"
   FROM users JOIN auth.credentials ON user_id = id WHERE NOT is_deleted`

/** Finds by username or e-mail, which no two accounts share. Expired credentials are not found. */
export async function findCredentials(
  db: Queryable,
  login: string,
  now: Date
): Promise<FoundCredentials | undefined> {
  const [found] = await db.query<FoundCredentials>(
    `${selectCredentials} AND (username_key = $1 OR email = $2)
       AND (expires_at IS NULL OR expires_at > $3)`,
    [normalizeUsername(login), asciiEmail(login.toLowerCase()), now]
  )
  return found
}

/** Expired or not, of an account that has this e-mail now. */
export async function findCredentialsOf(
  db: Queryable,
  { userId, email }: { userId: string; email: string }
): Promise<FoundCredentials | undefined> {
  const [found] = await db.query<FoundCredentials>(
    `${selectCredentials} AND id = $1 AND email = $2`,
    [userId, email]
  )
  return found
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | undefined> {
  const [found] = await db.query<Pick<Credentials, 'passwordHash'>>(
    'SELECT password_hash AS "passwordHash" FROM auth.credentials WHERE user_id = $1',
    [userId]
  )
  return found?.passwordHash
}

/** Without `expiresAt` the password does not expire. */
export async function saveCredentials(
  db: Queryable,
  { userId, passwordHash }: Credentials,
  expiresAt?: Date
) {
  await db.query(
    `INSERT INTO auth.credentials (user_id, password_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash,
       expires_at = excluded.expires_at, changed_at = clock_timestamp()`,
    [userId, passwordHash, expiresAt ?? null]
  )
}

/** Records that the person signed in. */
export async function markUsed(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query('UPDATE auth.credentials SET used_at = $2 WHERE user_id = $1', [
    userId,
    now.toISOString()
  ])
}

/** Holds the credentials to the end of the transaction; false when they are no longer these. */
export async function lockCredentials(
  tx: Queryable,
  { userId, passwordHash }: Credentials
): Promise<boolean> {
  const found = await tx.query(
    'SELECT FROM auth.credentials WHERE user_id = $1 AND password_hash = $2 FOR UPDATE',
    [userId, passwordHash]
  )
  return found.length > 0
}

/** Replaces the password and ends every session and code of a user; `own` is that of the browser that asks for it. */
export async function changeCredentials(
  db: Queryable,
  credentials: Credentials,
  { expiresAt, own }: { expiresAt?: Date; own?: string | undefined } = {}
): Promise<void> {
  await saveCredentials(db, credentials, expiresAt)
  await deleteMailCodesOf(db, credentials.userId)
  await endAllSessions(db, credentials.userId, own)
}

/** Deletes the password, the second factor, and every code and session of a user. */
export async function revokeAccess(db: Queryable, userId: string): Promise<void> {
  await deleteSecondFactor(db, userId)
  await db.query('DELETE FROM auth.credentials WHERE user_id = $1', [userId])
  await endAccess(db, userId)
}

/** Ends every code and session of a user; password and second factor stay, for an account that may return. */
export async function endAccess(db: Queryable, userId: string): Promise<void> {
  await deleteMailCodesOf(db, userId)
  await endAllSessions(db, userId)
}
