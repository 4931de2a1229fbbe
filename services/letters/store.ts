import type { Queryable } from '#events/database/database.ts'
import type { RenderedLetter } from './letter.ts'

export interface NewLetter {
  id: string
  kind: string
  /** The subject of the data, as in the vault. */
  person: string
  /** The id of its subject, such as an application. */
  about?: string | null | undefined
  /** The instant of the event that caused it. */
  writtenAt: string
}

export interface ClaimedLetter extends NewLetter {
  tries: number
  /** A sender had composed it and did not end: it may have been sent. */
  isUncertain: boolean
  recipient: string | null
  rendered: Uint8Array | null
}

interface LetterOptions {
  /** Another person whom it names: it goes with them too. */
  mentions?: string | undefined
  /** ISO instant before which it is not sent. */
  dueAt?: string | undefined
  /** A letter of this kind, for this person and about the same, takes its place unless it is being sent. */
  joins?: 'as it is' | 'and waits again' | undefined
}

/** A letter that is there already stays as it is. */
export async function insertLetter(
  db: Queryable,
  letter: NewLetter & LetterOptions
): Promise<void> {
  const { id, kind, person, writtenAt, about, mentions, dueAt = writtenAt, joins } = letter
  if (joins && (await joinWaiting(db, { kind, person, about, dueAt, joins }))) return
  await db.query(
    `INSERT INTO mail.letters (id, kind, person, written_at, next_attempt_at, about, mentions)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [id, kind, person, writtenAt, dueAt, about, mentions]
  )
}

async function joinWaiting(
  db: Queryable,
  { kind, person, about, dueAt, joins }: Omit<NewLetter, 'id' | 'writtenAt'> & LetterOptions
): Promise<boolean> {
  const joined = await db.query(
    `UPDATE mail.letters
        SET next_attempt_at = CASE WHEN $5 THEN greatest(next_attempt_at, $4) ELSE next_attempt_at END
      WHERE kind = $1 AND person = $2 AND about IS NOT DISTINCT FROM $3
        AND state = 'waiting' AND tries = 0 RETURNING id`,
    [kind, person, about, dueAt, joins === 'and waits again']
  )
  return joined.length > 0
}

/** Letters of a kind to a person since an ISO instant, or `-infinity`, oldest first; about one thing, or about any. */
export function findRecentLetters(
  db: Queryable,
  kind: string,
  person: string,
  since: string,
  about?: string
): Promise<{ state: string; writtenAt: string }[]> {
  return db.query(
    `SELECT state, written_at AS "writtenAt" FROM mail.letters
      WHERE person = $1 AND kind = $2 AND written_at > $3 AND ($4::text IS NULL OR about = $4)
      ORDER BY written_at`,
    [person, kind, since, about]
  )
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

/** What was sent to this person, the latest first. */
export function listLettersOf(db: Queryable, person: string): Promise<object[]> {
  return db.query(
    `SELECT kind, written_at AS "writtenAt", state, settled_at AS "settledAt" FROM mail.letters
      WHERE person = $1 ORDER BY written_at DESC, id`,
    [person]
  )
}

export async function deleteLettersOf(db: Queryable, person: string): Promise<void> {
  await db.query('DELETE FROM mail.letters WHERE person = $1 OR mentions = $1', [person])
}

/** Deletes up to `limit` letters that were written before; returns how many. */
export async function deleteOldLetters(
  db: Queryable,
  before: string,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM mail.letters WHERE id IN (
       SELECT id FROM mail.letters WHERE written_at <= $1 LIMIT $2) RETURNING id`,
    [before, limit]
  )
  return deleted.length
}

/** False when it was so already. */
export async function switchSender(db: Queryable, isOn: boolean): Promise<boolean> {
  const changed = await db.query(
    'UPDATE mail.sender SET is_on = $1 WHERE is_on <> $1 RETURNING is_on',
    [isOn]
  )
  return changed.length > 0
}

/** No letter follows from what has happened until now. */
export async function skipLettersOfThePast(tx: Queryable): Promise<void> {
  await tx.query("SELECT es.start_at_head('letters'), es.start_at_head('alerts')")
}

/** After an import: no letter of the past, and none at all until the operator turns the sender on. */
export async function silenceLetters(tx: Queryable): Promise<void> {
  await skipLettersOfThePast(tx)
  await switchSender(tx, false)
}

export interface ShownLetter extends RenderedLetter {
  id: string
  writtenAt: string
}

/** The newest first. */
export function listShownLetters(db: Queryable, limit: number): Promise<ShownLetter[]> {
  return db.query(
    `SELECT id, written_at AS "writtenAt", shown->'to' AS "to", shown->>'subject' AS subject,
       shown->>'text' AS text, shown->>'html' AS html
       FROM mail.letters WHERE shown IS NOT NULL ORDER BY written_at DESC, id LIMIT $1`,
    [limit]
  )
}

export async function findShownHtml(db: Queryable, id: string): Promise<string | undefined> {
  const [found] = await db.query<{ html: string }>(
    `SELECT shown->>'html' AS html FROM mail.letters WHERE id = $1 AND shown IS NOT NULL`,
    [id]
  )
  return found?.html
}
