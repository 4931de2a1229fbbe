import type { Queryable } from '#events/database/database.ts'

/** A person whose key was destroyed; the id resolves to nothing any more. */
export interface Erasure {
  subject: string
  /** ISO instant. */
  erasedAt: string
  requestedBy: string
}

/** Oldest first. */
export function listErasures(db: Queryable): Promise<Erasure[]> {
  return db.query(
    `SELECT subject, erased_at AS "erasedAt", requested_by AS "requestedBy" FROM es.erasures
      ORDER BY erased_at, subject`
  )
}

/** Latest first. */
export function listLatestErasures(db: Queryable, limit: number): Promise<Erasure[]> {
  return db.query(
    `SELECT subject, erased_at AS "erasedAt", requested_by AS "requestedBy" FROM es.erasures
      ORDER BY erased_at DESC, subject LIMIT $1`,
    [limit]
  )
}

/** Subjects that are recorded already keep their first record. */
export async function recordErasures(db: Queryable, erasures: readonly Erasure[]): Promise<void> {
  await db.query(
    `INSERT INTO es.erasures (subject, erased_at, requested_by)
     SELECT subject, "erasedAt", "requestedBy"
       FROM jsonb_to_recordset($1::jsonb) AS erasure (subject text, "erasedAt" timestamptz, "requestedBy" text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(erasures)]
  )
}

/** The id of the first event: unique to this board and its copies. */
export async function installationId(db: Queryable): Promise<string | undefined> {
  const [first] = await db.query<{ board: string }>(
    'SELECT event_id AS board FROM es.events WHERE position = 1'
  )
  return first?.board
}
