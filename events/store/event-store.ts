import type { Queryable, Transaction } from '#events/database/database.ts'
import type { NewEvent, ReplayedEvent, StoredEvent } from '#events/aggregates/stored-event.ts'
import type { IdempotencyRecord } from './idempotency-records.ts'

export interface AppendBatch {
  stream: string
  /** The version of the stream: 0 must not exist, -1 must exist, null any. */
  expected: number | null
  events: NewEvent[]
}

export interface AppendRequest {
  batches: AppendBatch[]
  /** Which read tables the caller writes: see `readModelVersion` in projections. */
  readModelVersion: string
  idempotency?: IdempotencyRecord | undefined
}

/**
 * Holds the append lock to the end of the transaction; returns the last position. Throws ConcurrencyError,
 * DuplicateCommand, IdempotencyKeyReused or ReadModelVersionMismatch, which roll the transaction back.
 */
export function append(tx: Transaction, request: AppendRequest): Promise<number> {
  return appendAll(tx, request.readModelVersion, [request])
}

/** Several requests as one, of which none depends on a stream that an earlier one changes. */
export async function appendAll(
  tx: Transaction,
  readModelVersion: string,
  requests: readonly Omit<AppendRequest, 'readModelVersion'>[]
): Promise<number> {
  const given = requests.map(({ batches, idempotency: { id, mac } = {} }) => ({
    command: id,
    mac,
    batches
  }))
  const [row] = await tx.query<{ position: number }>('SELECT es.append($1, $2) AS position', [
    readModelVersion,
    JSON.stringify(given)
  ])
  if (!row) throw new Error('es.append returned nothing')
  return row.position
}

const columns = `position, stream_id AS stream, version, event_id AS id, type,
  schema_version AS "schemaVersion", data, meta, occurred_at AS at`

export function readStream(db: Queryable, stream: string): Promise<StoredEvent[]> {
  return db.query(`SELECT ${columns} FROM es.events WHERE stream_id = $1 ORDER BY version`, [
    stream
  ])
}

/** The events of several streams, oldest first. */
export function readStreams(db: Queryable, streams: readonly string[]): Promise<StoredEvent[]> {
  return db.query(`SELECT ${columns} FROM es.events WHERE stream_id = ANY($1) ORDER BY position`, [
    streams
  ])
}

/**
 * What folds need: of each stream the events of these types and its last event, without personal parts, by stream and
 * version. Each type belongs to one aggregate.
 */
export function readHistories(
  db: Queryable,
  streams: readonly string[],
  types: readonly string[]
): Promise<StoredEvent[]> {
  return db.query(
    `SELECT history.* FROM unnest($1::text[]) AS asked (stream_id), LATERAL (
       SELECT position, stream_id AS stream, version, event_id AS id, type,
         schema_version AS "schemaVersion", data - 'sealed' AS data, meta, occurred_at AS at
         FROM es.events
        WHERE stream_id = asked.stream_id AND (type = ANY($2)
           OR version = (SELECT max(version) FROM es.events WHERE stream_id = asked.stream_id))
       OFFSET 0) AS history
      ORDER BY stream, version`,
    [streams, types]
  )
}

/** The type of the last event of a stream, however long it is; undefined when it has none. */
export async function findLastEventType(
  db: Queryable,
  stream: string
): Promise<string | undefined> {
  const [last] = await db.query<{ type: string }>(
    'SELECT type FROM es.events WHERE stream_id = $1 ORDER BY version DESC LIMIT 1',
    [stream]
  )
  return last?.type
}

/** The request that wrote the first event of a stream; null when no request did. */
export async function findFirstRequest(db: Queryable, stream: string): Promise<string | null> {
  const [first] = await db.query<{ requestId: string | null }>(
    `SELECT meta ->> 'request' AS "requestId" FROM es.events WHERE stream_id = $1 AND version = 1`,
    [stream]
  )
  return first?.requestId ?? null
}

/** Events after a position, oldest first. */
export function readAll(db: Queryable, after: number, limit: number): Promise<StoredEvent[]> {
  return db.query(
    `SELECT ${columns} FROM es.events WHERE position > $1 ORDER BY position LIMIT $2`,
    [after, limit]
  )
}

const maxBatchBytes = 2 * 1024 * 1024

/** The position at which the events after `after` have 2 MB, at least one event on; `upTo` when they have less. */
export async function findBatchEnd(db: Queryable, after: number, upTo: number): Promise<number> {
  const [batch] = await db.query<{ end: number }>(
    `SELECT coalesce(max(position), $2) AS "end"
       FROM (SELECT position, row_number() OVER (ORDER BY position) AS nth,
               sum(pg_column_size(data)) OVER (ORDER BY position) AS bytes
               FROM es.events WHERE position > $1 AND position <= $2) AS event
      WHERE bytes <= ${maxBatchBytes} OR nth = 1`,
    [after, upTo]
  )
  return batch?.end ?? upTo
}

/** Events of some types after a position and up to another, oldest first. */
export function readRange(
  db: Queryable,
  after: number,
  upTo: number,
  types: readonly string[]
): Promise<ReplayedEvent[]> {
  return db.query(
    `SELECT position, event_id AS id, type, schema_version AS "schemaVersion", data, occurred_at AS at
       FROM es.events WHERE position > $1 AND position <= $2 AND type = ANY($3)
      ORDER BY position`,
    [after, upTo, types]
  )
}

/** The types, the aggregates' ids and the last positions of the events of some types after a position and up to another. */
export function readChanges(
  db: Queryable,
  after: number,
  upTo: number,
  types: readonly string[]
): Promise<{ type: string; id: string; ownerId: string | null; position: number }[]> {
  return db.query(
    `SELECT type, data ->> 'id' AS id, max(coalesce(data ->> 'employerId', data ->> 'userId')) AS "ownerId",
        max(position) AS position
       FROM es.events
      WHERE position > $1 AND position <= $2 AND type = ANY($3) GROUP BY 1, 2`,
    [after, upTo, types]
  )
}

/** The open data of the first event of each stream that has events of some types after a position and up to another. */
export async function readBeginnings<Data extends object>(
  db: Queryable,
  after: number,
  upTo: number,
  types: readonly string[]
): Promise<Data[]> {
  const rows = await db.query<{ data: Data }>(
    `SELECT data - 'sealed' AS data FROM es.events
      WHERE version = 1 AND stream_id IN (
        SELECT stream_id FROM es.events
         WHERE position > $1 AND position <= $2 AND type = ANY($3))`,
    [after, upTo, types]
  )
  return rows.map(({ data }) => data)
}

/** The last version of a stream and the ISO instant of its last event. */
export interface StreamEnd {
  stream: string
  version: number
  at: string
}

/** The ends of those streams that have events. */
export function readStreamEnds(db: Queryable, streams: readonly string[]): Promise<StreamEnd[]> {
  return db.query(
    `SELECT stream_id AS stream, max(version) AS version, max(occurred_at) AS at FROM es.events
      WHERE stream_id = ANY($1) GROUP BY stream_id`,
    [streams]
  )
}

/** The end of a log: its last position and the event there; null for an empty log. */
export interface LogEnd {
  position: number
  lastEvent: string | null
}

export const logEndColumns = `es.last_position() AS position,
  (SELECT event_id FROM es.events ORDER BY position DESC LIMIT 1) AS "lastEvent"`

export async function readLogEnd(db: Queryable): Promise<LogEnd> {
  const [end] = await db.query<LogEnd>(`SELECT ${logEndColumns}`)
  return end ?? { position: 0, lastEvent: null }
}

/** The log as if it ended at a position; `lastEvent` is null at 0 and where the log has no such position. */
export async function findLogEnd(db: Queryable, position: number): Promise<LogEnd> {
  const [event] = await db.query<{ id: string }>(
    'SELECT event_id AS id FROM es.events WHERE position = $1',
    [position]
  )
  return { position, lastEvent: event?.id ?? null }
}

/** False when another copy of the log has taken its place since, even one that has grown beyond this position. */
export async function wasEndOf(db: Queryable, { position, lastEvent }: LogEnd): Promise<boolean> {
  return (await findLogEnd(db, position)).lastEvent === lastEvent
}

/** Events within which the clocks of several processes may disagree about the order. */
const clockDisorder = 1_000

/**
 * Position of the last event that had happened at an instant; 0 before the first. Halves the log, as positions follow the
 * clock but for what processes differ by.
 */
export async function findPositionAt(db: Queryable, instant: string): Promise<number> {
  const [last] = await db.query<{ position: number }>(
    `WITH RECURSIVE part (low, high) AS (
       SELECT 0::bigint, es.last_position()
       UNION ALL
       SELECT CASE WHEN occurred_at <= $1 THEN middle ELSE low END,
         CASE WHEN occurred_at <= $1 THEN high ELSE middle - 1 END
         FROM part, LATERAL (SELECT (low + high + 1) / 2 AS middle) AS half
         JOIN es.events ON position = middle
        WHERE low < high)
     SELECT coalesce((SELECT max(position) FROM es.events
              WHERE position > low AND position <= low + ${clockDisorder} AND occurred_at <= $1), low) AS position
       FROM part WHERE low = high`,
    [instant]
  )
  return last?.position ?? 0
}

/** ISO instant at which the last event was recorded, by the clock of the database. */
export async function findLastRecording(db: Queryable): Promise<string | undefined> {
  const [last] = await db.query<{ at: string }>(
    'SELECT recorded_at AS at FROM es.events ORDER BY position DESC LIMIT 1'
  )
  return last?.at
}

export async function lastPosition(db: Queryable): Promise<number> {
  const [head] = await db.query<{ position: number }>('SELECT es.last_position() AS position')
  return head?.position ?? 0
}
