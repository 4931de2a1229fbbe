import type { Queryable } from '#events/database/database.ts'
import type { RenderedLetter } from './letter.ts'
import type { NewLetter } from './store.ts'

export interface ClaimedLetter extends NewLetter {
  tries: number
  /** A sender had composed it and did not end: it may have been sent. */
  isUncertain: boolean
  recipient: string | null
  rendered: Uint8Array | null
}

/** Takes the next letter that is due, of a kind that this program knows; none while the sender is off. */
export async function claimLetter(
  db: Queryable,
  { kinds, now, until }: { kinds: readonly string[]; now: Date; until: Date }
): Promise<ClaimedLetter | undefined> {
  const [claimed] = await db.query<ClaimedLetter>(
    `WITH due AS (
       SELECT id, state FROM mail.letters
        WHERE state IN ('waiting', 'sending') AND next_attempt_at <= $1 AND kind = ANY($2)
          AND (SELECT is_on FROM mail.sender)
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE mail.letters AS letter
        SET state = 'sending', tries = tries + 1, next_attempt_at = $3
       FROM due WHERE letter.id = due.id
     RETURNING letter.id, kind, person, about, written_at AS "writtenAt", tries, recipient, rendered,
       due.state = 'sending' AND rendered IS NOT NULL AS "isUncertain"`,
    [now.toISOString(), kinds, until.toISOString()]
  )
  return claimed
}

type Claim = Pick<ClaimedLetter, 'id' | 'tries'>

/** Keeps the bytes of a letter, so that a further try sends the same; false when another sender has it. */
export async function storeRendered(
  db: Queryable,
  { id, tries }: Claim,
  message: { messageId: string; recipient: string; rendered: Uint8Array }
): Promise<boolean> {
  const stored = await db.query(
    `UPDATE mail.letters SET message_id = $3, recipient = $4, rendered = $5
      WHERE id = $1 AND tries = $2 AND state = 'sending' RETURNING id`,
    [id, tries, message.messageId, message.recipient, message.rendered]
  )
  return stored.length > 0
}

/** Ends a letter; its text goes. */
export async function settleLetter(
  db: Queryable,
  { id, tries }: Claim,
  end: { state: 'sent' | 'refused' | 'unknown' | 'stale'; now: Date; error?: string | undefined }
): Promise<void> {
  await db.query(
    `UPDATE mail.letters SET state = $3, settled_at = $4, last_error = $5,
       recipient = NULL, rendered = NULL
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, end.state, end.now.toISOString(), end.error ?? null]
  )
}

/** Ends a letter that is shown instead of being sent. */
export async function showLetter(
  db: Queryable,
  { id, tries }: Claim,
  { letter, now }: { letter: RenderedLetter; now: Date }
): Promise<void> {
  await db.query(
    `UPDATE mail.letters SET state = 'sent', settled_at = $3, shown = $4
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, now.toISOString(), letter]
  )
}

export async function postponeLetter(
  db: Queryable,
  { id, tries }: Claim,
  { until, error }: { until: Date; error: string }
): Promise<void> {
  await db.query(
    `UPDATE mail.letters SET state = 'waiting', next_attempt_at = $3, last_error = $4
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, until.toISOString(), error]
  )
}
