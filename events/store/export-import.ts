import { setImmediate } from 'node:timers/promises'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { StoredEvent } from '#events/stored-event.ts'
import { lockForAppend } from './append-lock.ts'
import { requireContiguous } from './contiguous-positions.ts'
import { readAll } from './event-store.ts'

/** An event as it leaves one database for another: the same position, the same instant of recording. */
export type ExportedEvent = StoredEvent & { recordedAt: string }

const batchSize = 1_000

/** The event log up to a position, oldest first, in batches. */
export async function* exportEvents(db: Queryable, to: number): AsyncGenerator<ExportedEvent[]> {
  for (let position = 0; position < to; ) {
    const events = await readAll(db, position, Math.min(batchSize, to - position))
    const last = events.at(-1)
    if (!last) return
    yield withRecordedAt(events, await readRecordedAt(db, position, last.position))
    position = last.position
    await setImmediate()
  }
}

function readRecordedAt(db: Queryable, after: number, to: number): Promise<{ at: string }[]> {
  return db.query(
    `SELECT recorded_at AS at FROM es.events WHERE position > $1 AND position <= $2 ORDER BY position`,
    [after, to]
  )
}

function withRecordedAt(events: StoredEvent[], recorded: { at: string }[]): ExportedEvent[] {
  return events.map((event, nth) => ({ ...event, recordedAt: recorded[nth]?.at ?? event.at }))
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
  requireContiguous(events, await lockForAppend(tx))
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
  await tx.query('UPDATE es.head SET position = $1', [events.at(-1)?.position])
}
