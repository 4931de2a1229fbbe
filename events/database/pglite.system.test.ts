import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { openPglite } from './pglite.ts'
import { sessionSettings } from './session-settings.ts'
import { isUnavailable } from './unavailable.ts'

const runaway = (tx: Transaction) => tx.query('SELECT count(*) FROM generate_series(1, 1e12)')
const prepared = () => new Blob([readFileSync(inject('embeddedDump'))])
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** Queries until the database answers again. */
async function untilOpen(db: Database): Promise<void> {
  while (await db.query('SELECT').then(() => false, isUnavailable)) await setTimeout(20)
}

describe('an embedded database in a directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-pglite-'))
  const directory = join(folder, 'database')
  let db: Database
  beforeAll(async () => {
    mkdirSync(directory)
    chmodSync(directory, 0o777)
    db = openPglite({ directory, from: prepared() })
    await db.exec('CREATE TABLE kept (n integer PRIMARY KEY)')
  })
  afterAll(async () => {
    await db?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is readable and writable by its user alone, even when its folder was open to all', () => {
    const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    const isOpen = (name: string) => statSync(join(directory, name)).mode & 0o077
    expect(['.', ...entries].filter(isOpen)).toEqual([])
  })

  test('ends a statement at its deadline, while timers go on, and is there again', async () => {
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    await db.query('INSERT INTO kept VALUES (1)')
    const late = db.transaction(
      async tx => {
        await tx.query('INSERT INTO kept VALUES (2)')
        await runaway(tx)
      },
      { timeout: 300 }
    )
    const waiting = db.query('SELECT')
    const errors = await Promise.all([caught(late), caught(waiting)])
    clearInterval(ticking)
    expect(errors.map(isUnavailable)).toEqual([true, true])
    expect(ticks).toBeGreaterThan(1)
    await untilOpen(db)
    expect(await db.query('SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  test('notifies its listeners after it was opened again, and says that it was', async () => {
    const received: string[] = []
    const stop = await db.listen('news', payload => void received.push(payload))
    await caught(db.transaction(runaway, { timeout: 50 }))
    await vi.waitFor(() => expect(received).toEqual(['']), { timeout: 20_000 })
    await db.query(`SELECT pg_notify('news', 'one')`)
    await vi.waitFor(() => expect(received).toEqual(['', 'one']))
    await stop()
  })

  test('does not notify a listener that could not listen', async () => {
    const received: string[] = []
    await caught(db.transaction(runaway, { timeout: 50 }))
    const error = await caught(db.listen('lost', payload => void received.push(payload)))
    expect(isUnavailable(error)).toBe(true)
    await untilOpen(db)
    expect(received).toEqual([])
  })

  test('runs a statement without a deadline to its end', async () => {
    const slow = (tx: Transaction) => tx.query('SELECT pg_sleep(0.2)')
    await expect(db.transaction(slow, { timeout: 0 })).resolves.toHaveLength(1)
    await expect(db.vacuum()).resolves.toBeUndefined()
  })

  test('rolls back a transaction that is left idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const left = db.transaction(async tx => {
      await tx.query('INSERT INTO kept VALUES (3)')
      await vi.advanceTimersByTimeAsync(11_000)
      await tx.query('SELECT')
    })
    const error = await caught(left)
    vi.useRealTimers()
    expect(isUnavailable(error)).toBe(true)
    expect(await db.query('SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  test('closes while a statement is running', async () => {
    const begun = Promise.withResolvers<void>()
    const work = (tx: Transaction) => {
      begun.resolve()
      return runaway(tx)
    }
    const late = caught(db.transaction(work, { timeout: 100 }))
    await begun.promise
    await db.close()
    expect(isUnavailable(await late)).toBe(true)
    db = openPglite({ directory })
    expect(await db.query('SELECT n FROM kept')).toEqual([{ n: 1 }])
  })
})

test('a transaction without a deadline may begin with a statement that takes longer than others may', async () => {
  const { statement_timeout } = sessionSettings
  sessionSettings.statement_timeout = '2000'
  const db = openPglite({ from: prepared() })
  sessionSettings.statement_timeout = statement_timeout
  const slow = db.transaction(tx => tx.query('SELECT pg_sleep(2.5)'), { timeout: 0 })
  await expect(slow).resolves.toHaveLength(1)
  await db.close()
})

test('an embedded database in memory is lost with its thread', async () => {
  const db = openPglite({ from: prepared() })
  const errors = [
    await caught(db.transaction(runaway, { timeout: 50 })),
    await caught(db.query('SELECT'))
  ]
  expect(errors.map(isUnavailable)).toEqual([true, true])
  await db.close()
})
