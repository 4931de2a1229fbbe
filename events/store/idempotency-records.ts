import type { Queryable } from '#events/database/database.ts'
import { IdempotencyKeyReused } from '#events/database/sql-errors.ts'

/** Makes a retry harmless: the caller's key, and a keyed hash of the whole request. */
export interface IdempotencyRecord {
  id: string
  mac: string
}

/** True when this very request was processed before; throws IdempotencyKeyReused for another one. */
export async function isProcessed(db: Queryable, command: IdempotencyRecord): Promise<boolean> {
  const [processed] = await db.query<{ mac: string }>(
    'SELECT request_mac AS mac FROM es.commands WHERE command_id = $1',
    [command.id]
  )
  if (processed && processed.mac !== command.mac)
    throw new IdempotencyKeyReused('this key belongs to another request')
  return processed !== undefined
}

/** When it was processed, by the clock of its events, and by which request; undefined for one that wrote nothing. */
export async function findProcessing(
  db: Queryable,
  { id }: IdempotencyRecord
): Promise<{ at: string; requestId: string | null } | undefined> {
  const [processed] = await db.query<{ at: string; requestId: string | null }>(
    `SELECT occurred_at AS at, meta ->> 'request' AS "requestId"
       FROM es.commands JOIN es.events ON position = last_position WHERE command_id = $1`,
    [id]
  )
  return processed
}

/** Returns how many it deleted. */
export async function deleteExpiredIdempotencyRecords(
  db: Queryable,
  before: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM es.commands WHERE command_id IN (
       SELECT command_id FROM es.commands WHERE created_at < $1 LIMIT $2) RETURNING command_id`,
    [before.toISOString(), limit]
  )
  return deleted.length
}
