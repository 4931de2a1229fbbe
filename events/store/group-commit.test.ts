import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeAll, expect, test } from 'vitest'
import {
  expectOneTransaction,
  give,
  giveTogether,
  newStreams,
  readWritten
} from '#test/events/append-together.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import type { Transaction } from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import {
  ConcurrencyError,
  DuplicateCommand,
  IdempotencyKeyReused
} from '#events/database/sql-errors.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { newId } from '#events/aggregates/ids.ts'
import { countWaitingAppends } from './group-commit.ts'
import { findBrokenLinks } from './hash-chain.ts'

describeWithDatabase('appends that arrive together', context => {
  beforeAll(async () => {
    await context.db.exec('CREATE TABLE public.taken (name text PRIMARY KEY)')
  })

  test('are refused inside a transaction, and those beside it are not', async () => {
    const [inside = '', outside = ''] = newStreams(2)
    const runOutside = AsyncLocalStorage.snapshot()
    const appends = await context.db.transaction(async () =>
      [
        give(context.db, { stream: inside }),
        runOutside(() => give(context.db, { stream: outside }))
      ].map(appended => appended.catch(String))
    )
    expect(await Promise.all(appends)).toEqual([
      expect.stringContaining('Inside a transaction'),
      undefined
    ])
    await expectOneTransaction(context.db, [outside])
    expect(await readWritten(context.db, [inside])).toEqual([])
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
    const given = newStreams(3).map((stream, index) =>
      give(context.db, { stream, ...(index === 0 && { work }) })
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
      streams.map((stream, index) => ({ stream, expected: index === 2 ? 7 : 0 }))
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
      streams.map((stream, index) => ({ stream, ...(keys[index] && { idempotency: keys[index] }) }))
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
      streams.map((stream, index) => ({ stream, work: take(names[index] ?? '') }))
    )
    expect(refused[2]).toMatchObject({ code: '23505' })
    expect(refused.filter(Boolean)).toHaveLength(1)
    const written = await readWritten(context.db, streams)
    expect(written.map(({ stream }) => stream)).toEqual(streams.toSpliced(2, 1))
  })

  test('may have a unique value that a refused one would have taken', async () => {
    const name = newId()
    const [a = '', b = ''] = newStreams(2)
    const refused = await giveTogether(context.db, [
      { stream: a, expected: 3, work: take(name) },
      { stream: b, work: take(name) }
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
        streams.map((stream, index) => ({ stream, ...(index === 2 && { work }) }))
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
