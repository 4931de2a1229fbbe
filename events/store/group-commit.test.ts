import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { describeWithDatabase, openTestDatabase } from '#test/test-database.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import {
  ConcurrencyError,
  DuplicateCommand,
  IdempotencyKeyReused
} from '#events/database/sql-errors.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { newId } from '#events/ids.ts'
import type { IdempotencyRecord } from './event-store.ts'
import { appendInGroup, countWaitingAppends } from './group-commit.ts'
import { findBrokenLinks } from './hash-chain.ts'
import { findReadModelVersion } from './read-model-versions.ts'

let readModelVersion = ''
const at = '2026-03-02T10:00:00.000Z'

interface Append {
  stream: string
  expected?: number | null
  idempotency?: IdempotencyRecord
  work?: (tx: Transaction) => Promise<void>
}

function give(db: Database, { stream, expected = 0, idempotency, work }: Append): Promise<void> {
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, meta: {}, at }
  const batches = [{ stream, expected, events: [event] }]
  return appendInGroup(db, { batches, readModelVersion, idempotency }, async tx => work?.(tx))
}

/** Gives all while another append is being committed; returns the reasons of those that were refused. */
async function giveTogether(db: Database, appends: Append[]): Promise<unknown[]> {
  const free = Promise.withResolvers<void>()
  const first = give(db, { stream: newId(), work: () => free.promise })
  const given = appends.map(append => give(db, append))
  free.resolve()
  await first
  const ends = await Promise.allSettled(given)
  return ends.map(end => (end.status === 'rejected' ? end.reason : undefined))
}

/** What was written of some streams in order of position, each with the transaction that wrote it. */
function readWritten(db: Database, streams: readonly string[]) {
  return db.query<{ stream: string; version: number; position: number; tx: string }>(
    `SELECT stream_id AS stream, version, position, xmin::text AS tx FROM es.events
      WHERE stream_id = ANY ($1) ORDER BY position`,
    [streams]
  )
}

const newStreams = (count: number) => Array.from({ length: count }, newId)

async function expectOneTransaction(db: Database, streams: string[]): Promise<void> {
  const written = await readWritten(db, streams)
  expect(written.map(({ stream }) => stream)).toEqual(streams)
  expect(new Set(written.map(({ tx }) => tx)).size).toBe(1)
  const start = written[0]?.position ?? 0
  expect(written.map(({ position }) => position)).toEqual(streams.map((_, nth) => start + nth))
}

describeWithDatabase('appends that arrive together', context => {
  beforeAll(async () => {
    readModelVersion = (await findReadModelVersion(context.db)) ?? ''
    await context.db.exec('CREATE TABLE public.taken (name text PRIMARY KEY)')
  })

  const take = (name: string) => async (tx: Transaction) =>
    tx.pipeline(tx.query('INSERT INTO public.taken VALUES ($1)', [name]))

  test('share a transaction, in order of arrival', async () => {
    const streams = newStreams(20)
    const refused = await giveTogether(
      context.db,
      streams.map(stream => ({ stream }))
    )
    expect(refused.filter(Boolean)).toEqual([])
    await expectOneTransaction(context.db, streams)
    const [last] = (await readWritten(context.db, streams)).slice(-1)
    expect(await findBrokenLinks(context.db, 0, last?.position ?? 0)).toEqual([])
  })

  test('are counted while they wait', async () => {
    const free = Promise.withResolvers<void>()
    const work = () => free.promise
    const given = newStreams(3).map((stream, nth) =>
      give(context.db, { stream, ...(nth === 0 && { work }) })
    )
    expect(countWaitingAppends(context.db)).toBe(2)
    free.resolve()
    await Promise.all(given)
    expect(countWaitingAppends(context.db)).toBe(0)
  })

  test('share it with thirty-two at most', async () => {
    const streams = newStreams(40)
    await giveTogether(
      context.db,
      streams.map(stream => ({ stream }))
    )
    await expectOneTransaction(context.db, streams.slice(0, 32))
    await expectOneTransaction(context.db, streams.slice(32))
  })

  test('are refused one by one for another version', async () => {
    const streams = newStreams(5)
    const refused = await giveTogether(
      context.db,
      streams.map((stream, nth) => ({ stream, expected: nth === 2 ? 7 : 0 }))
    )
    expect(refused[2]).toMatchObject({ stream: streams[2], expected: 7, actual: 0 })
    expect(refused.filter(Boolean)).toHaveLength(1)
    await expectOneTransaction(context.db, streams.slice(0, 2))
    await expectOneTransaction(context.db, streams.slice(3))
  })

  test('are refused when one before them has changed their stream', async () => {
    const [shared = '', ...others] = newStreams(4)
    const appends = [shared, shared, ...others].map(stream => ({ stream }))
    const refused = await giveTogether(context.db, appends)
    expect(refused[1]).toBeInstanceOf(ConcurrencyError)
    expect(refused.filter(Boolean)).toHaveLength(1)
    await expectOneTransaction(context.db, [shared, ...others])
  })

  test('have one effect when one is sent twice', async () => {
    const command = { id: newId(), mac: 'a' }
    const streams = newStreams(4)
    const keys = [command, command, { ...command, mac: 'b' }, undefined]
    const refused = await giveTogether(
      context.db,
      streams.map((stream, nth) => ({ stream, ...(keys[nth] && { idempotency: keys[nth] }) }))
    )
    expect(refused[1]).toBeInstanceOf(DuplicateCommand)
    expect(refused[2]).toBeInstanceOf(IdempotencyKeyReused)
    expect(refused.filter(Boolean)).toHaveLength(2)
    expect(await readWritten(context.db, streams)).toMatchObject([
      { stream: streams[0] },
      { stream: streams[3] }
    ])
  })

  test('are refused for a unique value that one before them has taken', async () => {
    const streams = newStreams(4)
    const name = newId()
    const names = [newId(), name, name, newId()]
    const refused = await giveTogether(
      context.db,
      streams.map((stream, nth) => ({ stream, work: take(names[nth] ?? '') }))
    )
    expect(refused[2]).toMatchObject({ code: '23505' })
    expect(refused.filter(Boolean)).toHaveLength(1)
    const written = await readWritten(context.db, streams)
    expect(written.map(({ stream }) => stream)).toEqual(streams.toSpliced(2, 1))
  })

  test('may have a unique value that a refused one would have taken', async () => {
    const name = newId()
    const [one = '', other = ''] = newStreams(2)
    const refused = await giveTogether(context.db, [
      { stream: one, expected: 3, work: take(name) },
      { stream: other, work: take(name) }
    ])
    expect(refused).toEqual([expect.any(ConcurrencyError), undefined])
  })

  test.each(['before', 'after'])(
    'are unharmed by an error of our code %s a statement',
    async when => {
      const streams = newStreams(5)
      const name = newId()
      const work = async (tx: Transaction) => {
        if (when === 'after') await take(name)(tx)
        throw new Error('on purpose')
      }
      const refused = await giveTogether(
        context.db,
        streams.map((stream, nth) => ({ stream, ...(nth === 2 && { work }) }))
      )
      expect(refused[2]).toMatchObject({ message: 'on purpose' })
      expect(refused.filter(Boolean)).toHaveLength(1)
      const written = await readWritten(context.db, streams)
      expect(written.map(({ stream }) => stream)).toEqual(streams.toSpliced(2, 1))
      expect(await context.db.query('SELECT FROM taken WHERE name = $1', [name])).toEqual([])
    }
  )

  test('are refused once they have waited longer than a statement may take', async () => {
    const { ms } = transactionDeadline
    const stream = newId()
    const work = async () => {
      transactionDeadline.ms = -1_000
    }
    const free = give(context.db, { stream: newId(), work })
    const late = give(context.db, { stream })
    await Promise.allSettled([free, late])
    transactionDeadline.ms = ms
    await expect(late).rejects.toSatisfy(isUnavailable)
    expect(await readWritten(context.db, [stream])).toEqual([])
  })
})

describe('appends that arrive together at a server', () => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase('server')
    onTestFinished(() => db.close())
    readModelVersion = (await findReadModelVersion(db)) ?? ''
  })

  test('are unharmed by one that reaches the deadline of a statement', async () => {
    const { ms } = transactionDeadline
    onTestFinished(() => {
      transactionDeadline.ms = ms
    })
    transactionDeadline.ms = 2_000
    const streams = newStreams(5)
    const work = vi.fn(async (tx: Transaction) => tx.pipeline(tx.query('SELECT pg_sleep(60)')))
    const refused = await giveTogether(
      db,
      streams.map((stream, nth) => ({ stream, ...(nth === 2 && { work }) }))
    )
    expect(refused[2]).toSatisfy(isUnavailable)
    expect(refused.filter(Boolean)).toHaveLength(1)
    expect(work).toHaveBeenCalledTimes(1)
    await expectOneTransaction(db, streams.slice(0, 2))
    await expectOneTransaction(db, streams.slice(3))
  })

  test('all fail when their connection is lost, and those after them do not', async () => {
    const streams = newStreams(5)
    const work = async (tx: Transaction) =>
      tx.pipeline(tx.query('SELECT pg_terminate_backend(pg_backend_pid())'))
    const refused = await giveTogether(
      db,
      streams.map((stream, nth) => ({ stream, ...(nth === 2 && { work }) }))
    )
    expect(refused.map(isUnavailable)).toEqual([true, true, true, true, true])
    expect(await readWritten(db, streams)).toEqual([])
    await giveTogether(
      db,
      streams.map(stream => ({ stream }))
    )
    await expectOneTransaction(db, streams)
  })
})
