import type { Queryable } from '#events/database/database.ts'

/** Somebody whose key was destroyed: an id that leads to nobody any more. */
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

/** Says of people that they were erased; those of whom that is said already stay as they are. */
export async function recordErasures(db: Queryable, erasures: readonly Erasure[]): Promise<void> {
  await db.query(
    `INSERT INTO es.erasures (subject, erased_at, requested_by)
     SELECT subject, "erasedAt", "requestedBy"
       FROM jsonb_to_recordset($1::jsonb) AS erasure (subject text, "erasedAt" timestamptz, "requestedBy" text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(erasures)]
  )
}

/** The id of the first event: no other board has it, and every copy of this one does. */
export async function installationId(db: Queryable): Promise<string | undefined> {
  const [first] = await db.query<{ board: string }>(
    'SELECT event_id AS board FROM es.events WHERE position = 1'
  )
  return first?.board
}
