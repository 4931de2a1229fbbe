import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import type { Database, Queryable } from './database.ts'
import { ignoreUnavailable, isUnavailable } from './unavailable.ts'
import { openPostgres } from './postgres.ts'
import { SessionOutdated } from './sql-errors.ts'

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

  describe('whose sessions have prepared a statement', () => {
    const statement = 'SELECT n FROM public.typed'
    const prepareInEach = () =>
      Promise.all([1, 2, 3].map(() => context.db.transaction(tx => tx.query(statement))))
    const types = ['bigint', 'numeric', 'text']
    beforeEach(async () => {
      await context.db.exec('CREATE TABLE IF NOT EXISTS public.typed (n) AS SELECT 1')
      await prepareInEach()
      await context.db.exec(`ALTER TABLE public.typed ALTER COLUMN n TYPE ${types.shift()}`)
    })

    test.each<[string, (db: Database) => Queryable]>([
      ['runs it in new ones', db => db],
      ['looks up by it', db => db.lookups]
    ])('%s when a column has another type', async (_, reader) => {
      const read = () => reader(context.db).query(statement)
      expect(await Promise.all([read(), read(), read()])).toEqual([
        [{ n: 1 }],
        [{ n: 1 }],
        [{ n: 1 }]
      ])
    })

    test('refuses one transaction, which may have done more than its statements, and no other', async () => {
      const read = () => context.db.transaction(tx => tx.query(statement))
      await expect(read()).rejects.toBeInstanceOf(SessionOutdated)
      expect(await Promise.all([read(), read(), read()])).toEqual([
        [{ n: '1' }],
        [{ n: '1' }],
        [{ n: '1' }]
      ])
    })
  })

  test('runs a function in a new session when a column that it reads has another type', async () => {
    await context.db.exec(`
      CREATE TABLE public.labelled (label text);
      INSERT INTO public.labelled VALUES ('a');
      CREATE FUNCTION public.has_label(p text) RETURNS boolean LANGUAGE plpgsql AS $$
      DECLARE one public.labelled;
      BEGIN
        SELECT * INTO one FROM public.labelled;
        RETURN one.label = p;
      END $$`)
    const ask = () => context.db.query("SELECT public.has_label('a') AS answer")
    const askInEach = () => Promise.all([1, 2, 3].map(ask))
    await askInEach()
    await context.db.exec('ALTER TABLE public.labelled ALTER COLUMN label TYPE varchar')
    const yes = [{ answer: true }]
    expect(await askInEach()).toEqual([yes, yes, yes])
  })

  test('prepares again what a session has forgotten', async () => {
    await context.db.query('SELECT 1 AS remembered')
    await context.db.exec('DEALLOCATE ALL')
    expect(await context.db.query('SELECT 1 AS remembered')).toEqual([{ remembered: 1 }])
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
    const server = await startServer(socket => {
      connections++
      socket.destroy()
    })
    db = openPostgres(urlOf(server))
    const error = await db.listen('news', () => {}).catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    // A lost connection is replaced a second later.
    await setTimeout(1_500)
    expect(connections).toBe(1)
    server.close()
  })
})

describe('a server that ends a connection as soon as it is ready', () => {
  test.each<[string, (db: Database) => Promise<unknown>]>([
    ['a statement', db => db.query('SELECT 1')],
    ['statements', db => db.exec('SELECT 1')],
    ['a lookup', db => db.lookups.query('SELECT 1')],
    ['a transaction', db => db.transaction(tx => tx.query('SELECT 1'))],
    ['a library', db => db.queryForLibrary('SELECT 1')],
    ['a listener', db => db.listen('news', () => {})],
    ['a lock', db => db.withExclusiveLock(async () => {})],
    ['an attempt at a lock', db => db.tryExclusiveLock(async () => {})]
  ])('fails %s, and not the process', async (_, ask) => {
    const server = await startServer(socket => {
      socket.once('data', () => socket.end(readyAndTerminated))
      socket.on('error', () => {})
    })
    const db = openPostgres(urlOf(server))
    const error = await ask(db).catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    await db.close()
    server.close()
  })
})

/** AuthenticationOk, ReadyForQuery and the error of an ended session, in one packet. */
const readyAndTerminated = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'))
])

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

async function startServer(onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function urlOf(server: Server): string {
  return `postgres://unknown@127.0.0.1:${(server.address() as AddressInfo).port}/none`
}
