import { setImmediate } from 'node:timers/promises'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import { lockForAppend } from './append-lock.ts'
import { requireContiguous } from './contiguous-positions.ts'
import { findBatchEnd, readAll } from './event-store.ts'

/** An event as it leaves one database for another: the same position, the same instant of recording. */
export type ExportedEvent = StoredEvent & {
  recordedAt: string
  /** Hash of the chain, hexadecimal; missing for an event that is new here. */
  hash?: string | undefined
}

const batchSize = 1_000

/** The event log up to a position, oldest first, in batches. */
export async function* exportEvents(db: Queryable, to: number): AsyncGenerator<ExportedEvent[]> {
  for (let position = 0; position < to; ) {
    const end = await findBatchEnd(db, position, Math.min(position + batchSize, to))
    const events = await readAll(db, position, end - position)
    const last = events.at(-1)
    if (!last) return
    yield withRecords(events, await readRecords(db, position, last.position))
    position = last.position
    await setImmediate()
  }
}

type EventRecord = Pick<ExportedEvent, 'recordedAt' | 'hash'>

function readRecords(db: Queryable, after: number, to: number): Promise<EventRecord[]> {
  return db.query(
    `SELECT recorded_at AS "recordedAt", encode(hash, 'hex') AS hash
       FROM es.events JOIN es.chain USING (position)
      WHERE position > $1 AND position <= $2 ORDER BY position`,
    [after, to]
  )
}

function withRecords(events: StoredEvent[], records: EventRecord[]): ExportedEvent[] {
  return events.map((event, index) => ({ ...event, recordedAt: event.at, ...records[index] }))
}

export async function isEventStoreEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.query('SELECT FROM es.events LIMIT 1')
  return rows.length === 0
}

/** Inserts events at their positions, which must follow on the last one; holds the append lock. */
export async function importEvents(
  tx: Transaction,
  events: readonly ExportedEvent[]
): Promise<void> {
  const last = await lockForAppend(tx)
  requireContiguous(events, last)
  await tx.query(
    `INSERT INTO es.events (position, stream_id, version, event_id, type, schema_version, data, meta,
       occurred_at, recorded_at)
     SELECT position, stream, version, id, type, "schemaVersion", data, meta, at, "recordedAt"
       FROM jsonb_to_recordset($1::jsonb) AS event (position bigint, stream text, version integer,
         id uuid, type text, "schemaVersion" integer, data jsonb, meta jsonb, at timestamptz,
         "recordedAt" timestamptz)
      ORDER BY position`,
    [JSON.stringify(events)]
  )
  await tx.query('SELECT es.extend_chain($1)', [last])
  await requireSameHashes(tx, events)
}

/** Throws unless the hash chain is the one from which the events were exported. */
async function requireSameHashes(tx: Transaction, events: readonly ExportedEvent[]): Promise<void> {
  const given = events.filter(({ hash }) => hash !== undefined)
  const [changed] = await tx.query<{ position: number }>(
    `SELECT position FROM es.chain
       JOIN unnest($1::bigint[], $2::text[]) AS given (position, hash) USING (position)
      WHERE encode(chain.hash, 'hex') <> given.hash ORDER BY position LIMIT 1`,
    [given.map(({ position }) => position), given.map(({ hash }) => hash)]
  )
  if (changed) {
    throw new Error(`El evento ${changed.position} no es el que se exportó: su hash es otro`)
  }
}
