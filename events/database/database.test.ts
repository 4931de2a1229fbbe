import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/test-database.ts'
import type { Database } from './database.ts'
import { ignoreUnavailable, isUnavailable } from './unavailable.ts'
import { openPostgres } from './postgres.ts'

describeWithDatabase('a database', context => {
  test('returns whole numbers as numbers and instants as ISO text', async () => {
    const [row] = await context.db.query(
      `SELECT 9007199254740991::bigint AS big, 1.5::numeric AS part, DATE '2026-03-02' AS day,
        TIMESTAMPTZ '2026-03-02 10:00:00.123+01' AS at`
    )
    expect(row).toEqual({
      big: 9007199254740991,
      part: 1.5,
      day: '2026-03-02',
      at: '2026-03-02T09:00:00.123Z'
    })
  })

  test('rolls back a transaction that fails', async () => {
    await context.db.exec('CREATE TABLE public.rolled_back (n integer)')
    const failure = context.db.transaction(async tx => {
      await tx.query('INSERT INTO public.rolled_back VALUES ($1)', [1])
      throw new Error('no')
    })
    await expect(failure).rejects.toThrow('no')
    expect(await context.db.query('SELECT * FROM public.rolled_back')).toEqual([])
  })

  test('refuses a query beside the current transaction, which could wait for ever', async () => {
    const mistake = context.db.transaction(() => context.db.query('SELECT 1'))
    await expect(mistake).rejects.toThrow('Inside a transaction')
    const lookup = context.db.transaction(() => context.db.lookups.query('SELECT 1'))
    await expect(lookup).rejects.toThrow('Inside a transaction')
  })

  test('does not repeat the values that made a statement fail', async () => {
    await context.db.exec('CREATE TABLE public.secret (email text PRIMARY KEY)')
    const insert = () =>
      context.db.query('INSERT INTO public.secret VALUES ($1)', ['ana@example.org'])
    await insert()
    const error = await insert().catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: '23505', constraint: 'secret_pkey', detail: undefined })
    expect(JSON.stringify(error)).not.toContain('ana@')
  })

  test('recovers after a library fails inside its own transaction', async () => {
    await expect(context.db.queryForLibrary('BEGIN; SELECT 1/0; COMMIT')).rejects.toMatchObject({
      code: '22012'
    })
    expect(await context.db.query('SELECT 1 AS fine')).toEqual([{ fine: 1 }])
  })

  test('lets a library join the current transaction', async () => {
    await context.db.exec('CREATE TABLE public.joined (n integer)')
    const failure = context.db.transaction(async () => {
      await context.db.queryForLibrary('INSERT INTO public.joined VALUES ($1)', [1])
      throw new Error('no')
    })
    await expect(failure).rejects.toThrow('no')
    expect(await context.db.query('SELECT * FROM public.joined')).toEqual([])
  })

  test('returns the rows of every statement to a library', async () => {
    const { rows } = await context.db.queryForLibrary('SELECT 1 AS a; SELECT 2 AS b')
    expect(rows).toEqual([{ a: 1 }, { b: 2 }])
  })

  test('notifies listeners until they stop', async () => {
    const received: string[] = []
    let wake = () => {}
    const stop = await context.db.listen('news', payload => {
      if (payload) received.push(payload)
      wake()
    })
    const once = new Promise<void>(resolve => {
      wake = resolve
    })
    await context.db.query('SELECT pg_notify($1, $2)', ['news', 'one'])
    await once
    await stop()
    await context.db.query('SELECT pg_notify($1, $2)', ['news', 'two'])
    expect(received).toEqual(['one'])
  })

  test('runs exclusive work one after another', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await context.db.query('SELECT pg_sleep(0.05)')
      order.push(`${name} ends`)
    }
    await Promise.all([
      context.db.withExclusiveLock(work('a')),
      context.db.withExclusiveLock(work('b'))
    ])
    expect(order.map(line => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends'])
  })
})

describe('a server that cannot be reached', () => {
  let db: Database | undefined
  afterEach(() => db?.close())

  test('is distinguished from a programming error', async () => {
    db = openPostgres('postgres://unknown@127.0.0.1:1/none')
    const error = await db.query('SELECT 1').catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    expect(() => ignoreUnavailable(error)).not.toThrow()
    const mistake = new TypeError('x is not a function')
    expect(isUnavailable(mistake)).toBe(false)
    expect(() => ignoreUnavailable(mistake)).toThrow(mistake)
  })

  test('is not tried again for a listener that could not listen', async () => {
    let connections = 0
    const server = createServer(socket => {
      connections++
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    db = openPostgres(`postgres://unknown@127.0.0.1:${(server.address() as AddressInfo).port}/none`)
    const error = await db.listen('news', () => {}).catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    // A lost connection is replaced a second later.
    await setTimeout(1_500)
    expect(connections).toBe(1)
    server.close()
  })
})
