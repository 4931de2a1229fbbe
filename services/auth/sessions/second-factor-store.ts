import type { Queryable } from '#events/database/database.ts'

export interface StoredFactor {
  secret: Buffer
  isConfirmed: boolean
}

export async function findFactor(db: Queryable, userId: string): Promise<StoredFactor | undefined> {
  const [found] = await db.query<StoredFactor>(
    `SELECT secret, confirmed_at IS NOT NULL AS "isConfirmed"
       FROM auth.second_factors WHERE user_id = $1`,
    [userId]
  )
  return found
}

/** Stores the secret of an enrolment; false when a confirmed one exists. */
export async function saveFactor(db: Queryable, userId: string, secret: Buffer): Promise<boolean> {
  const saved = await db.query(
    `INSERT INTO auth.second_factors AS f (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE f.confirmed_at IS NULL
     RETURNING user_id`,
    [userId, secret]
  )
  return saved.length > 0
}

/** False when the enrolment is confirmed already, or a new secret has replaced this one. */
export async function confirmFactor(
  tx: Queryable,
  userId: string,
  { secret, step, now }: { secret: Buffer; step: number; now: Date }
): Promise<boolean> {
  const confirmed = await tx.query(
    `UPDATE auth.second_factors SET confirmed_at = $4, last_step = $3
      WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL RETURNING user_id`,
    [userId, secret, step, now.toISOString()]
  )
  return confirmed.length > 0
}

/** Marks the code of a time step as used; false when it, or a later one, was used before. */
export async function consumeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const updated = await db.query(
    `UPDATE auth.second_factors SET last_step = $2
      WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING user_id`,
    [userId, step]
  )
  return updated.length > 0
}

/** Stores the same secret again, encrypted with the present key. */
export async function replaceSecret(db: Queryable, userId: string, secret: Buffer): Promise<void> {
  await db.query('UPDATE auth.second_factors SET secret = $2 WHERE user_id = $1', [userId, secret])
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  hashes: readonly string[]
): Promise<void> {
  await tx.query('DELETE FROM auth.recovery_codes WHERE user_id = $1', [userId])
  await tx.query(
    'INSERT INTO auth.recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])',
    [userId, hashes]
  )
}

/** False when the code does not exist, or was used before. */
export async function consumeRecoveryCode(
  db: Queryable,
  userId: string,
  hash: string
): Promise<boolean> {
  const used = await db.query(
    `DELETE FROM auth.recovery_codes WHERE user_id = $1 AND code_hash = $2 RETURNING user_id`,
    [userId, hash]
  )
  return used.length > 0
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const left = await db.query('SELECT FROM auth.recovery_codes WHERE user_id = $1', [userId])
  return left.length
}

/** The only enrolment code of the user that is accepted. */
export async function saveEnrolmentCode(
  db: Queryable,
  { userId, hash, expiresAt }: { userId: string; hash: string; expiresAt: Date }
): Promise<void> {
  await db.query(
    `INSERT INTO auth.enrolment_codes (user_id, code_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [userId, hash, expiresAt.toISOString()]
  )
}

export async function isEnrolmentCode(
  db: Queryable,
  { userId, hash, now }: { userId: string; hash: string; now: Date }
): Promise<boolean> {
  const found = await db.query(
    'SELECT FROM auth.enrolment_codes WHERE user_id = $1 AND code_hash = $2 AND expires_at > $3',
    [userId, hash, now.toISOString()]
  )
  return found.length > 0
}

export async function deleteEnrolmentCode(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM auth.enrolment_codes WHERE user_id = $1', [userId])
}

/** Returns false when there was none. */
export async function deleteSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  await deleteEnrolmentCode(db, userId)
  await db.query('DELETE FROM auth.recovery_codes WHERE user_id = $1', [userId])
  const deleted = await db.query(
    'DELETE FROM auth.second_factors WHERE user_id = $1 RETURNING user_id',
    [userId]
  )
  return deleted.length > 0
}
