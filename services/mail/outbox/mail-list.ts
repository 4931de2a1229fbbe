import type { Queryable } from '#events/database/database.ts'

export const mailStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'stale'] as const
export type MailState = (typeof mailStates)[number]

/** The outcome of an e-mail, without its text and its person. */
export interface MailSummary {
  id: string
  kind: string
  state: MailState
  tries: number
  writtenAt: string
  /** Null once it has ended. */
  nextAttemptAt: string | null
  error: string | null
}

export interface MailCount {
  state: MailState
  count: number
  /** Seconds since the oldest e-mail was written that is due and waits for neither a bounce nor a decision; null without one. */
  oldestSeconds: number | null
  /** E-mails that the mail server refuses for a reason other than the recipient. */
  serverFaults: number
}

/** The newest first. */
export function listMails(
  db: Queryable,
  state: MailState | undefined,
  limit: number
): Promise<MailSummary[]> {
  return db.query(
    `SELECT id, kind, state, tries, written_at AS "writtenAt", last_error AS error,
       CASE WHEN state IN ('waiting', 'sending') THEN next_attempt_at END AS "nextAttemptAt"
       FROM mail.outbox WHERE $1::text IS NULL OR state = $1
      ORDER BY written_at DESC, id LIMIT $2`,
    [state ?? null, limit]
  )
}

/** Counts e-mails of the last 30 days, for as long as they are kept. */
export function countMails(db: Queryable, now: Date): Promise<MailCount[]> {
  return db.query(
    `SELECT state, count(*) AS count, count(*) FILTER (WHERE waits_for = 'server') AS "serverFaults",
       extract(epoch FROM $1::timestamptz - min(written_at) FILTER (
         WHERE (waits_for IS NULL OR waits_for = 'server')
           AND (state <> 'waiting' OR tries > 0 OR next_attempt_at <= $1)))::float8 AS "oldestSeconds"
       FROM mail.outbox GROUP BY state ORDER BY state`,
    [now.toISOString()]
  )
}

/**
 * The responses of the mail server that keep e-mails waiting for a reason other than the recipient, with the instant at which the oldest of these was
 * written; the most frequent response first.
 */
export function listServerFaults(
  db: Queryable
): Promise<{ error: string; mails: number; since: string }[]> {
  return db.query(
    `SELECT last_error AS error, count(*) AS mails, min(written_at) AS since FROM mail.outbox
      WHERE state IN ('waiting', 'sending') AND waits_for = 'server'
      GROUP BY last_error ORDER BY mails DESC, error LIMIT 10`
  )
}

export async function isSenderOn(db: Queryable): Promise<boolean> {
  const [sender] = await db.query<{ isOn: boolean }>('SELECT is_on AS "isOn" FROM mail.sender')
  return sender?.isOn ?? false
}

/** Sends again what was refused or may not have arrived: one e-mail, or all of a state. Returns how many wait now. */
export async function retryMails(
  db: Queryable,
  chosen: { id: string } | { state: 'refused' | 'unknown' },
  now: Date
): Promise<number> {
  const [column, value] = 'id' in chosen ? ['id', chosen.id] : ['state', chosen.state]
  const retried = await db.query(
    `UPDATE mail.outbox SET state = 'waiting', tries = 0, next_attempt_at = $2, settled_at = NULL
      WHERE ${column} = $1 AND state IN ('refused', 'unknown') RETURNING id`,
    [value, now.toISOString()]
  )
  return retried.length
}

/** Ends an e-mail that has come back; whom it was for, unless it is no longer known. Its id may have lost its capitals. */
export async function markReturned(
  db: Queryable,
  id: string,
  { status, now }: { status: string; now: Date }
): Promise<{ person: string } | undefined> {
  const [returned] = await db.query<{ person: string }>(
    `UPDATE mail.outbox SET state = 'refused', settled_at = $3, last_error = $2,
       recipient = NULL, rendered = NULL
      WHERE lower(id) = lower($1) RETURNING person`,
    [id, `bounce ${status}`, now.toISOString()]
  )
  return returned
}
