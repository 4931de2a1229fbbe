import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import type { Database } from '#events/database/database.ts'
import { newEventId, newId } from '#events/aggregates/ids.ts'
import { seedEmployer } from '#test/events/event-builders.ts'
import type { NewEvent } from '#events/aggregates/stored-event.ts'
import {
  append,
  findBatchEnd,
  findLastEventType,
  lastPosition,
  readAll,
  readHistories,
  readStream
} from './event-store.ts'
import { isProcessed } from './idempotency-records.ts'
import {
  IdempotencyKeyReused,
  ConcurrencyError,
  DuplicateCommand,
  ReadModelVersionMismatch
} from '#events/database/sql-errors.ts'
import { findReadModelVersion } from './read-model-versions.ts'

let readModelVersion = ''

function happened(type = 'Tested', data: object = {}): NewEvent {
  const at = '2026-03-02T10:00:00.000Z'
  return { id: randomUUID(), type, schemaVersion: 1, data, meta: {}, at }
}

function write(db: Database, stream: string, expected: number | null, events: NewEvent[]) {
  return db.transaction(tx =>
    append(tx, { batches: [{ stream, expected, events }], readModelVersion })
  )
}

describeWithDatabase('the event store', context => {
  beforeAll(async () => {
    readModelVersion = (await findReadModelVersion(context.db)) ?? ''
  })

  test('gives events contiguous positions, and versions from one', async () => {
    const stream = newId()
    const first = await write(context.db, stream, 0, [happened(), happened()])
    const second = await write(context.db, stream, 2, [happened()])
    const events = await readStream(context.db, stream)
    expect(events.map(event => event.version)).toEqual([1, 2, 3])
    const [start = 0] = events.map(event => event.position)
    expect(events.map(event => event.position)).toEqual([start, start + 1, start + 2])
    expect([first, second]).toEqual([start + 1, start + 2])
  })

  test('returns what was appended, byte for byte', async () => {
    const stream = newId()
    const data = { text: 'Ñandú «"\'\\ 🐴', nothing: null, list: [1, 2.5, true], deep: { a: {} } }
    const event = { ...happened('Noted', data), meta: { by: 'x' }, schemaVersion: 3 }
    await write(context.db, stream, 0, [event])
    expect(await readStream(context.db, stream)).toEqual([
      { ...event, stream, version: 1, position: expect.any(Number) }
    ])
  })

  test('gives a fold the events that it needs, without personal parts', async () => {
    const stream = newId()
    expect(await findLastEventType(context.db, stream)).toBeUndefined()
    const sealed = { subject: 'ana', text: 'AAAA' }
    const revised = Array.from({ length: 50 }, () => happened('Revised', { id: 'x', sealed }))
    await write(context.db, stream, 0, [happened('Posted', { id: 'x', sealed }), ...revised])
    expect(await findLastEventType(context.db, stream)).toBe('Revised')
    const otherId = newId()
    await write(context.db, otherId, 0, [happened('Posted', { id: 'y', sealed })])
    const history = await readHistories(context.db, [stream, otherId, newId()], ['Posted'])
    const ofStream = (name: string) => history.filter(event => event.stream === name)
    expect(ofStream(stream).map(({ type, version }) => [type, version])).toEqual([
      ['Posted', 1],
      ['Revised', 51]
    ])
    expect(ofStream(stream).map(({ data }) => data)).toEqual([{ id: 'x' }, { id: 'x' }])
    expect(ofStream(otherId).map(({ data }) => data)).toEqual([{ id: 'y' }])
    expect(history).toHaveLength(3)
  })

  test.each([
    ['a stream that must not exist', 0, 1],
    ['another version than the stream has', 2, 1],
    ['a stream that must exist', -1, 0]
  ])('refuses %s, with both versions in the error', async (_, expected, before) => {
    const stream = newId()
    if (before) await write(context.db, stream, 0, [happened()])
    const attempt = write(context.db, stream, expected, [happened()])
    await expect(attempt).rejects.toMatchObject({ stream, expected, actual: before })
    await expect(attempt).rejects.toBeInstanceOf(ConcurrencyError)
    expect(await readStream(context.db, stream)).toHaveLength(before)
  })

  test('appends to several streams or to none', async () => {
    const [a, b] = [newId(), newId()]
    const attempt = context.db.transaction(tx =>
      append(tx, {
        readModelVersion,
        batches: [
          { stream: a, expected: 0, events: [happened()] },
          { stream: b, expected: 5, events: [] }
        ]
      })
    )
    await expect(attempt).rejects.toMatchObject({ stream: b, expected: 5, actual: 0 })
    expect(await readStream(context.db, a)).toEqual([])
  })

  test('lets one of fifty create a stream', async () => {
    const stream = newId()
    const attempts = Array.from({ length: 50 }, () => write(context.db, stream, 0, [happened()]))
    const ends = await Promise.allSettled(attempts)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readStream(context.db, stream)).toHaveLength(1)
  })

  test('leaves no gap when a transaction fails', async () => {
    const stream = newId()
    await write(context.db, stream, 0, [happened()])
    const failure = context.db.transaction(async tx => {
      await append(tx, {
        batches: [{ stream, expected: 1, events: [happened()] }],
        readModelVersion
      })
      throw new Error('after the append')
    })
    await expect(failure).rejects.toThrow('after the append')
    await write(context.db, stream, 1, [happened()])
    const [first, second] = await readStream(context.db, stream)
    expect(second?.position).toBe((first?.position ?? 0) + 1)
  })

  test('reads everything after a position, in order', async () => {
    const all = await readAll(context.db, 0, 1000)
    expect(all.map(event => event.position)).toEqual(all.map((_, index) => index + 1))
    expect(await readAll(context.db, all.length - 2, 1)).toEqual([all.at(-2)])
  })

  test('divides what is read by its size, however large an event is', async () => {
    const start = await lastPosition(context.db)
    const text = (size: number) => randomBytes((size * 3) / 4).toString('base64')
    const sizes = [10, 2_200_000, 10, 1_100_000, 1_100_000, 10]
    const events = sizes.map(size => happened('Large', { text: text(size) }))
    await write(context.db, newId(), 0, events)
    const ends: number[] = []
    for (let end = start; end < start + sizes.length; ends.push(end))
      end = await findBatchEnd(context.db, end, start + sizes.length)
    expect(ends.map(end => end - start)).toEqual([1, 2, 4, 6])
    expect(await findBatchEnd(context.db, start + 6, start + 9)).toBe(start + 9)
  })

  test('changes no row, of which each would stay in the way beside an open snapshot', async () => {
    const counts = await context.db.transaction(async tx => {
      const countChanged = () =>
        tx.query(
          `SELECT sum(n_tup_upd + n_tup_del)::integer AS rows FROM pg_stat_xact_user_tables
            WHERE schemaname = 'es'`
        )
      const before = await countChanged()
      await append(tx, {
        batches: [{ stream: newId(), expected: 0, events: [happened()] }],
        idempotency: { id: newId(), mac: 'a' },
        readModelVersion
      })
      return { before, after: await countChanged() }
    })
    expect(counts.after).toEqual(counts.before)
  })

  test('refuses to append in a repeatable read transaction', async () => {
    const attempt = context.db.transaction(
      tx =>
        append(tx, {
          batches: [{ stream: newId(), expected: 0, events: [happened()] }],
          readModelVersion
        }),
      { isolation: 'repeatable read' }
    )
    await expect(attempt).rejects.toThrow('read committed')
  })

  test('refuses a program of another read-model version', async () => {
    const batches = [{ stream: newId(), expected: 0, events: [happened()] }]
    const attempt = context.db.transaction(tx =>
      append(tx, { batches, readModelVersion: 'jobs:99' })
    )
    await expect(attempt).rejects.toBeInstanceOf(ReadModelVersionMismatch)
  })

  test.each([
    'UPDATE es.events SET type = $$Other$$',
    'DELETE FROM es.events',
    'TRUNCATE es.events'
  ])('refuses %s', async statement => {
    await expect(context.db.exec(statement)).rejects.toThrow('never changed')
  })
})

describeWithDatabase('a command that is sent twice', context => {
  const batches = (stream: string) => [{ stream, expected: 0, events: [happened()] }]
  const give = (idempotency: { id: string; mac: string }, stream: string) =>
    context.db.transaction(tx =>
      append(tx, { batches: batches(stream), readModelVersion, idempotency })
    )

  test('has one effect', async () => {
    const stream = newId()
    const command = { id: newId(), mac: 'a' }
    expect(await isProcessed(context.db, command)).toBe(false)
    const attempts = Array.from({ length: 20 }, () => give(command, stream))
    const ends = await Promise.allSettled(attempts)
    const refused = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toHaveLength(19)
    expect(refused.every(reason => reason instanceof DuplicateCommand)).toBe(true)
    expect(await readStream(context.db, stream)).toHaveLength(1)
    expect(await isProcessed(context.db, command)).toBe(true)
  })

  test('is refused when its idempotency key belongs to another request', async () => {
    const command = { id: newId(), mac: 'a' }
    await give(command, newId())
    const otherCommand = { ...command, mac: 'b' }
    await expect(give(otherCommand, newId())).rejects.toBeInstanceOf(IdempotencyKeyReused)
    await expect(isProcessed(context.db, otherCommand)).rejects.toBeInstanceOf(IdempotencyKeyReused)
  })
})

describeWithDatabase('the tables of the log', context => {
  test('are vacuumed, frozen and analyzed however large they are', async () => {
    const settings = [
      'autovacuum_vacuum_insert_scale_factor=0.01',
      'autovacuum_analyze_scale_factor=0.01',
      'autovacuum_freeze_min_age=0'
    ]
    const tables = await context.db.query(
      `SELECT relname AS name, reloptions AS settings FROM pg_class
        WHERE oid IN ('es.events'::regclass, 'es.chain'::regclass) ORDER BY relname`
    )
    expect(tables).toEqual([
      { name: 'chain', settings },
      { name: 'events', settings }
    ])
  })

  test('hold events whose ids begin with their time', async () => {
    await seedEmployer(context.db)
    const [event] = await context.db.query<{ id: string }>(
      'SELECT event_id AS id FROM es.events ORDER BY position DESC LIMIT 1'
    )
    expect(event?.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    )
    expect(newEventId(1_000_000_000_000) < newEventId(1_000_000_000_001)).toBe(true)
  })
})
