import { defaultLanguage, type PageLanguage } from '#events/aggregates/languages.ts'
import type { Queryable } from '#events/database/database.ts'
import type { RenderedMail } from '../parts/mail.ts'
import type { NewMail } from './store.ts'

export interface ClaimedMail extends NewMail {
  tries: number
  /** A sender had composed it and did not finish: it may have been sent. */
  isUncertain: boolean
  recipient: string | null
  rendered: Uint8Array | null
}

interface NextMail {
  /** Kinds that this program knows. */
  kinds: readonly string[]
  /** Kinds that go before the others. */
  urgentKinds: readonly string[]
  now: Date
  until: Date
}

const isDue = "state IN ('waiting', 'sending') AND next_attempt_at <= $1"
const first = 'ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED'

/** Takes the next e-mail that is due; none while the sender is off. */
export async function claimMail(
  db: Queryable,
  { kinds, urgentKinds, now, until }: NextMail
): Promise<ClaimedMail | undefined> {
  const [claimed] = await db.query<ClaimedMail>(
    `WITH urgent AS (
       SELECT id, state FROM mail.outbox
        WHERE ${isDue} AND kind = ANY($4) AND (SELECT is_on FROM mail.sender) ${first}),
     other AS (
       SELECT id, state FROM mail.outbox
        WHERE ${isDue} AND kind = ANY($2) AND (SELECT is_on FROM mail.sender)
          AND NOT EXISTS (SELECT FROM urgent) ${first}),
     due AS (SELECT * FROM urgent UNION ALL SELECT * FROM other)
     UPDATE mail.outbox AS sent
        SET state = 'sending', tries = tries + 1, next_attempt_at = $3
       FROM due WHERE sent.id = due.id
     RETURNING sent.id, kind, person, about, written_at AS "writtenAt", tries, recipient, rendered,
       due.state = 'sending' AND rendered IS NOT NULL AS "isUncertain"`,
    [now.toISOString(), kinds, until.toISOString(), urgentKinds]
  )
  return claimed
}

type Claim = Pick<ClaimedMail, 'id' | 'tries'>

/** Keeps an e-mail from other senders for longer. */
export async function renewClaim(db: Queryable, { id, tries }: Claim, until: Date): Promise<void> {
  await db.query(
    `UPDATE mail.outbox SET next_attempt_at = $3 WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, until.toISOString()]
  )
}

/** Keeps the bytes of an e-mail, so that a further try sends the same; false when another sender has it. */
export async function storeRendered(
  db: Queryable,
  { id, tries }: Claim,
  message: { messageId: string; recipient: string; rendered: Uint8Array }
): Promise<boolean> {
  const stored = await db.query(
    `UPDATE mail.outbox SET message_id = $3, recipient = $4, rendered = $5
      WHERE id = $1 AND tries = $2 AND state = 'sending' RETURNING id`,
    [id, tries, message.messageId, message.recipient, message.rendered]
  )
  return stored.length > 0
}

/** Whether a later e-mail of the same kind, person and subject waits or was sent, which makes this one outdated. */
export async function isReplaced(
  db: Queryable,
  { kind, person, about, writtenAt }: ClaimedMail
): Promise<boolean> {
  const later = await db.query(
    `SELECT FROM mail.outbox WHERE person = $1 AND kind = $2 AND about IS NOT DISTINCT FROM $3
        AND written_at > $4 AND state IN ('waiting', 'sent') LIMIT 1`,
    [person, kind, about, writtenAt]
  )
  return later.length > 0
}

/** Ends an e-mail and deletes its text. False when another sender has it. */
export async function settleMail(
  db: Queryable,
  { id, tries }: Claim,
  end: { state: 'sent' | 'refused' | 'unknown' | 'stale'; now: Date; error?: string | undefined }
): Promise<boolean> {
  const settled = await db.query(
    `UPDATE mail.outbox SET state = $3, settled_at = $4, last_error = $5,
       waits_for = NULL, recipient = NULL, rendered = NULL
      WHERE id = $1 AND tries = $2 AND state = 'sending' RETURNING id`,
    [id, tries, end.state, end.now.toISOString(), end.error ?? null]
  )
  return settled.length > 0
}

/** Ends an e-mail that is shown instead of being sent. */
export async function showMail(
  db: Queryable,
  { id, tries }: Claim,
  { mail, now }: { mail: RenderedMail; now: Date }
): Promise<void> {
  await db.query(
    `UPDATE mail.outbox SET state = 'sent', settled_at = $3, shown = $4
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, now.toISOString(), mail]
  )
}

/** Not tried yet: others of its kind can still be added to it. */
export async function holdMail(
  db: Queryable,
  { id, tries }: Claim,
  { until, reason }: { until: Date; reason: string }
): Promise<void> {
  await db.query(
    `UPDATE mail.outbox SET state = 'waiting', tries = tries - 1, next_attempt_at = $3, last_error = $4
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, until.toISOString(), reason]
  )
}

export async function postponeMail(
  db: Queryable,
  { id, tries }: Claim,
  {
    until,
    error,
    waitsFor
  }: { until: Date; error: string; waitsFor?: 'server' | 'address' | 'decision' | undefined }
): Promise<void> {
  await db.query(
    `UPDATE mail.outbox SET state = 'waiting', next_attempt_at = $3, last_error = $4, waits_for = $5
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [id, tries, until.toISOString(), error, waitsFor]
  )
}

/** The language in which a person reads e-mails: an account, deleted or not, a guest, or an alert by e-mail. */
export async function findLanguage(db: Queryable, person: string): Promise<PageLanguage> {
  const [found] = await db.query<{ language: PageLanguage | null }>(
    `SELECT coalesce(
       (SELECT language FROM users WHERE id = $1),
       (SELECT language FROM alerts WHERE id = $1),
       (SELECT language FROM applications WHERE guest_id = $1 AND language IS NOT NULL
         ORDER BY applied_at DESC LIMIT 1)) AS language`,
    [person]
  )
  return found?.language ?? defaultLanguage
}
