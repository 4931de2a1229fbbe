import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database, Transaction } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { IdempotencyRecord } from '#events/store/idempotency-records.ts'
import { appendInGroup } from '#events/store/group-commit.ts'
import type { SharedWork } from '#events/store/take-group.ts'
import { readModelVersion } from '#projections/index.ts'

const at = '2026-03-02T10:00:00.000Z'

/** One event for a stream. */
export interface TestAppend {
  stream: string
  expected?: number | null
  idempotency?: IdempotencyRecord
  work?: (tx: Transaction) => Promise<void>
  /** In place of `work`. */
  shared?: SharedWork<string>
}

export function give(
  db: Database,
  { stream, expected = 0, idempotency, work, shared }: TestAppend
): Promise<void> {
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, meta: {}, at }
  const batches = [{ stream, expected, events: [event] }]
  const alone = async (tx: Transaction) => (shared ? shared.write(tx, [shared.item]) : work?.(tx))
  return appendInGroup(db, { batches, readModelVersion, idempotency }, alone, shared)
}

/** Gives all while another append is being committed; returns the reasons of those that were refused. */
export async function giveTogether(db: Database, appends: TestAppend[]): Promise<unknown[]> {
  const free = Promise.withResolvers<void>()
  const first = give(db, { stream: newId(), work: () => free.promise })
  const given = appends.map(append => give(db, append))
  free.resolve()
  await first
  const ends = await Promise.allSettled(given)
  return ends.map(end => (end.status === 'rejected' ? end.reason : undefined))
}

/** What was written of some streams in order of position, each with the transaction that wrote it. */
export function readWritten(db: Database, streams: readonly string[]) {
  return db.query<{ stream: string; version: number; position: number; tx: string }>(
    `SELECT stream_id AS stream, version, position, xmin::text AS tx FROM es.events
      WHERE stream_id = ANY ($1) ORDER BY position`,
    [streams]
  )
}

export const newStreams = (count: number) => Array.from({ length: count }, newId)

/** Written in this order, without a gap, by one transaction. */
export async function expectOneTransaction(db: Database, streams: string[]): Promise<void> {
  const written = await readWritten(db, streams)
  expect(written.map(({ stream }) => stream)).toEqual(streams)
  expect(new Set(written.map(({ tx }) => tx)).size).toBe(1)
  const start = written[0]?.position ?? 0
  expect(written.map(({ position }) => position)).toEqual(streams.map((_, index) => start + index))
}
