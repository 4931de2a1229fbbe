import type { Queryable } from '#events/database/database.ts'

export interface NewMail {
  id: string
  kind: string
  /** The subject of the data, as in the vault. */
  person: string
  /** The id of its subject, such as an application. */
  about?: string | null | undefined
  /** The instant of the event that caused it. */
  writtenAt: string
}

interface MailOptions {
  /** Another person whom it names: it is deleted with them too. */
  mentions?: string | undefined
  /** ISO instant before which it is not sent. */
  dueAt?: string | undefined
  /** Replaces an e-mail of this kind, for this person and about the same, unless that one is being sent. */
  joins?: 'as it is' | 'and waits again' | undefined
}

/** An e-mail that exists already stays as it is. */
export async function insertMail(db: Queryable, mail: NewMail & MailOptions): Promise<void> {
  const { id, kind, person, writtenAt, about, mentions, dueAt = writtenAt, joins } = mail
  if (joins && (await joinWaiting(db, { kind, person, about, dueAt, joins }))) return
  await db.query(
    `INSERT INTO mail.outbox (id, kind, person, written_at, next_attempt_at, about, mentions)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [id, kind, person, writtenAt, dueAt, about, mentions]
  )
}

async function joinWaiting(
  db: Queryable,
  { kind, person, about, dueAt, joins }: Omit<NewMail, 'id' | 'writtenAt'> & MailOptions
): Promise<boolean> {
  const joined = await db.query(
    `UPDATE mail.outbox
        SET next_attempt_at = CASE WHEN $5 THEN greatest(next_attempt_at, $4) ELSE next_attempt_at END
      WHERE kind = $1 AND person = $2 AND about IS NOT DISTINCT FROM $3
        AND state = 'waiting' AND tries = 0 RETURNING id`,
    [kind, person, about, dueAt, joins === 'and waits again']
  )
  return joined.length > 0
}

/** Those of these ids that are written already. */
export async function findWritten(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const found = await db.query<{ id: string }>('SELECT id FROM mail.outbox WHERE id = ANY ($1)', [
    ids
  ])
  return new Set(found.map(({ id }) => id))
}

/** E-mails of a kind to a person since an ISO instant, or `-infinity`, oldest first; about one thing, or about any. */
export function findRecentMails(
  db: Queryable,
  kind: string,
  person: string,
  since: string,
  about?: string
): Promise<{ state: string; writtenAt: string }[]> {
  return db.query(
    `SELECT state, written_at AS "writtenAt" FROM mail.outbox
      WHERE person = $1 AND kind = $2 AND written_at > $3 AND ($4::text IS NULL OR about = $4)
      ORDER BY written_at`,
    [person, kind, since, about]
  )
}

/** The e-mails to this person, the latest first. */
export function listMailsOf(db: Queryable, person: string): Promise<object[]> {
  return db.query(
    `SELECT kind, written_at AS "writtenAt", state, settled_at AS "settledAt" FROM mail.outbox
      WHERE person = $1 ORDER BY written_at DESC, id`,
    [person]
  )
}

/** They name several people: they are written anew without the one who is deleted. */
const kindsWithNames = ['applications-received', 'applications-waiting']

export async function deleteMailsOf(db: Queryable, person: string): Promise<void> {
  await db.query('DELETE FROM mail.outbox WHERE person = $1 OR mentions = $1', [person])
  await db.query(
    `WITH shown AS (DELETE FROM mail.outbox WHERE kind = ANY ($1) AND shown IS NOT NULL)
     UPDATE mail.outbox SET rendered = NULL, recipient = NULL
      WHERE kind = ANY ($1) AND state = 'waiting' AND rendered IS NOT NULL`,
    [kindsWithNames]
  )
}

/** Deletes up to `limit` e-mails that were written before; returns how many. */
export async function deleteOldMails(
  db: Queryable,
  before: string,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM mail.outbox WHERE id IN (
       SELECT id FROM mail.outbox WHERE written_at <= $1 LIMIT $2) RETURNING id`,
    [before, limit]
  )
  return deleted.length
}
