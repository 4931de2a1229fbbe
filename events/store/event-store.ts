import type { Queryable, Transaction } from '#events/database/database.ts'
import { IdempotencyKeyReused } from '#events/database/sql-errors.ts'

export interface NewEvent {
  /** A UUID. */
  id: string
  type: string
  schemaVersion: number
  data: object
  meta: object
  /** When it happened, by the clock of whoever decided. */
  at: string
}

export interface StoredEvent extends NewEvent {
  position: number
  stream: string
  version: number
}

export interface AppendBatch {
  stream: string
  /** The version it must have: 0 must not exist, -1 must exist, null any. */
  expected: number | null
  events: NewEvent[]
}

export interface AppendRequest {
  batches: AppendBatch[]
  /** Which read tables the caller is going to write: see `shape` in projections. */
  readModelVersion: string
  idempotency?: IdempotencyRecord | undefined
}

/** What makes a retry harmless: the caller's key, and a keyed hash of everything that was asked. */
export interface IdempotencyRecord {
  id: string
  mac: string
}

/**
 * Takes the gate, which the transaction then holds to its end; answers the last position. Throws Conflict,
 * Replayed, CommandReused or StaleShape, and then nothing of the transaction is kept.
 */
export async function append(
  tx: Transaction,
  { batches, readModelVersion, idempotency }: AppendRequest
): Promise<number> {
  const [row] = await tx.query<{ position: number }>(
    'SELECT es.append($1, $2, $3, $4) AS position',
    [idempotency?.id ?? null, idempotency?.mac ?? null, readModelVersion, JSON.stringify(batches)]
  )
  if (!row) throw new Error('es.append always answers')
  return row.position
}

/** Takes the gate as `es.append` does, waiting in the same queue, and answers the last position. */
export async function lockForAppend(tx: Transaction): Promise<number> {
  tx.pipeline(tx.exec('SELECT pg_advisory_xact_lock(7264252)'))
  const [head] = await tx.query<{ position: number }>('SELECT position FROM es.head FOR UPDATE')
  return head?.position ?? 0
}

const columns = `position, stream_id AS stream, version, event_id AS id, type,
  schema_version AS "schemaVersion", data, meta, occurred_at AS at`

export function readStream(db: Queryable, stream: string): Promise<StoredEvent[]> {
  return db.query(`SELECT ${columns} FROM es.events WHERE stream_id = $1 ORDER BY version`, [
    stream
  ])
}

/** Events after a position, oldest first. */
export function readAll(db: Queryable, after: number, limit: number): Promise<StoredEvent[]> {
  return db.query(
    `SELECT ${columns} FROM es.events WHERE position > $1 ORDER BY position LIMIT $2`,
    [after, limit]
  )
}

/** Events of some types after a position and up to another, oldest first. */
export function readRange(
  db: Queryable,
  after: number,
  upTo: number,
  types: readonly string[]
): Promise<StoredEvent[]> {
  return db.query(
    `SELECT ${columns} FROM es.events WHERE position > $1 AND position <= $2 AND type = ANY($3)
      ORDER BY position`,
    [after, upTo, types]
  )
}

export async function lastPosition(db: Queryable): Promise<number> {
  const [head] = await db.query<{ position: number }>('SELECT position FROM es.head')
  return head?.position ?? 0
}

/** True when this very request has been carried out before. */
export async function isProcessed(db: Queryable, command: IdempotencyRecord): Promise<boolean> {
  const [known] = await db.query<{ mac: string }>(
    'SELECT request_mac AS mac FROM es.commands WHERE command_id = $1',
    [command.id]
  )
  if (known && known.mac !== command.mac)
    throw new IdempotencyKeyReused('this key belongs to another request')
  return known !== undefined
}

/** Forgets commands that nobody will repeat any more; answers how many. */
export async function deleteExpiredIdempotencyRecords(
  db: Queryable,
  before: Date,
  limit: number
): Promise<number> {
  const gone = await db.query(
    `DELETE FROM es.commands WHERE command_id IN (
       SELECT command_id FROM es.commands WHERE created_at < $1 LIMIT $2) RETURNING command_id`,
    [before.toISOString(), limit]
  )
  return gone.length
}
