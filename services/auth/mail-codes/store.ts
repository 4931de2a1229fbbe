import type { Queryable } from '#events/database/database.ts'
import { mailCode } from '#events/limits/auth.ts'
import { minute } from '#events/units.ts'

interface MailCodeRequest {
  id: string
  /** Undefined where no account has the address. */
  userId: string | undefined
}

/** The request that it replaces ends. */
export async function saveMailCode(
  db: Queryable,
  { id, userId }: MailCodeRequest,
  { now, replaced }: { now: Date; replaced: string | undefined }
): Promise<void> {
  const expiresAt = new Date(now.getTime() + mailCode.minutes * minute)
  await db.query(
    `WITH replaced AS (DELETE FROM auth.mail_codes WHERE id = $4)
     INSERT INTO auth.mail_codes (id, user_id, expires_at) VALUES ($1, $2, $3)`,
    [id, userId ?? null, expiresAt.toISOString(), replaced ?? null]
  )
}

/** Undefined once it was used, has expired or was replaced. */
export async function findMailCode(
  db: Queryable,
  id: string,
  now: Date
): Promise<MailCodeRequest | undefined> {
  const [found] = await db.query<{ userId: string | null }>(
    `SELECT user_id AS "userId" FROM auth.mail_codes WHERE id = $1 AND expires_at > $2`,
    [id, now.toISOString()]
  )
  return found && { id, userId: found.userId ?? undefined }
}

/** Counts a try before the code is compared, so that a burst gets no more than the limit; false when none is left. */
export async function takeTry(db: Queryable, id: string, now: Date): Promise<boolean> {
  const taken = await db.query(
    `UPDATE auth.mail_codes SET tries = tries + 1
      WHERE id = $1 AND tries < $2 AND expires_at > $3 RETURNING id`,
    [id, mailCode.tries, now.toISOString()]
  )
  return taken.length > 0
}

export async function refundTry(db: Queryable, id: string): Promise<void> {
  await db.query('UPDATE auth.mail_codes SET tries = tries - 1 WHERE id = $1', [id])
}

/** False when it was used before: each code works once. */
export async function consumeMailCode(db: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await db.query(
    'DELETE FROM auth.mail_codes WHERE id = $1 AND expires_at > $2 RETURNING id',
    [id, now.toISOString()]
  )
  return used.length > 0
}

export async function deleteMailCode(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM auth.mail_codes WHERE id = $1', [id])
}

export async function deleteMailCodesOf(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM auth.mail_codes WHERE user_id = $1', [userId])
}

/** Deletes up to `limit` that have expired; returns how many. */
export async function deleteExpiredMailCodes(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM auth.mail_codes WHERE id IN (
       SELECT id FROM auth.mail_codes WHERE expires_at <= $1 LIMIT $2) RETURNING id`,
    [now.toISOString(), limit]
  )
  return deleted.length
}
