import { beforeAll, expect, test, vi } from 'vitest'
import {
  expectOneTransaction,
  giveTogether,
  newStreams,
  readWritten
} from '#test/events/append-together.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import type { Transaction } from '#events/database/database.ts'
import { ConcurrencyError, DuplicateCommand } from '#events/database/sql-errors.ts'
import { newId } from '#events/aggregates/ids.ts'

describeWithDatabase('appends that arrive together and share their work', context => {
  beforeAll(() => context.db.exec('CREATE TABLE public.taken (name text PRIMARY KEY)'))

  const createWrite = () =>
    vi.fn(async (tx: Transaction, names: readonly string[]) => {
      tx.pipeline(tx.query('INSERT INTO public.taken SELECT unnest($1::text[])', [names]))
    })

  test('are written at once', async () => {
    const [streams, write] = [newStreams(5), createWrite()]
    const refused = await giveTogether(
      context.db,
      streams.map(stream => ({ stream, shared: { item: stream, write } }))
    )
    expect(refused.filter(Boolean)).toEqual([])
    expect(write.mock.calls.map(([, names]) => names)).toEqual([streams])
    await expectOneTransaction(context.db, streams)
  })

  test('are written one by one beside one that shares nothing', async () => {
    const [streams, write] = [newStreams(3), createWrite()]
    await giveTogether(
      context.db,
      streams.map((stream, index) => ({
        stream,
        ...(index && { shared: { item: stream, write } })
      }))
    )
    expect(write.mock.calls.map(([, names]) => names)).toEqual([[streams[1]], [streams[2]]])
    await expectOneTransaction(context.db, streams)
  })

  test('are refused one by one', async () => {
    const [streams, write, name] = [newStreams(6), createWrite(), newId()]
    const command = { id: newId(), mac: 'a' }
    await giveTogether(context.db, [{ stream: newId(), idempotency: command }])
    const refused = await giveTogether(
      context.db,
      streams.map((stream, index) => ({
        stream,
        expected: index === 1 ? 7 : 0,
        ...(index === 3 && { idempotency: command }),
        shared: { item: index === 2 || index === 4 ? name : stream, write }
      }))
    )
    expect(refused).toEqual([
      undefined,
      expect.any(ConcurrencyError),
      undefined,
      expect.any(DuplicateCommand),
      expect.objectContaining({ code: '23505' }),
      undefined
    ])
    const written = await readWritten(context.db, streams)
    expect(written.map(({ stream }) => stream)).toEqual([0, 2, 5].map(index => streams[index]))
  })
})
