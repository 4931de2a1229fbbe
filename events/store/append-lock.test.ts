import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#test/database/test-database.ts'
import type { Database } from '#events/database/database.ts'
import { lockForAppend } from './append-lock.ts'
import { append, readAll } from './event-store.ts'
import { findBrokenLinks } from './hash-chain.ts'
import { blockWrites, findReadModelVersion } from './read-model-versions.ts'

let readModelVersion = ''

function batch(stream: string) {
  const at = '2026-03-02T10:00:00.000Z'
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, meta: {}, at }
  return { readModelVersion, batches: [{ stream, expected: null, events: [event] }] }
}

async function isAnyWaiting(db: Database): Promise<boolean> {
  const waiting = await db.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )
  return waiting.length > 0
}

describe('the append lock of a server', () => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase('server')
    readModelVersion = (await findReadModelVersion(db)) ?? ''
  })
  afterAll(() => db.close())

  test('makes a quick transaction wait for a slow one that appended first', async () => {
    const order: string[] = []
    const [inside, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = db.transaction(async tx => {
      await append(tx, batch('slow'))
      inside.resolve()
      await free.promise
      order.push('slow')
    })
    await inside.promise
    const quick = db.transaction(async tx => {
      await append(tx, batch('quick'))
      order.push('quick')
    })
    await vi.waitUntil(() => isAnyWaiting(db), { timeout: 10_000 })
    expect(await readAll(db, 0, 10)).toEqual([])
    free.resolve()
    await Promise.all([slow, quick])
    expect(order).toEqual(['slow', 'quick'])
    expect((await readAll(db, 0, 10)).map(({ stream }) => stream)).toEqual(['slow', 'quick'])
  })

  test('is held by an import before it blocks writes, so that neither waits for the other', async () => {
    const [inside, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const importing = db.transaction(async tx => {
      await blockWrites(tx)
      inside.resolve()
      await free.promise
      await lockForAppend(tx)
      throw new Error('the end of the import')
    })
    await inside.promise
    const appending = db.transaction(tx => append(tx, batch('beside')))
    await vi.waitUntil(() => isAnyWaiting(db), { timeout: 10_000 })
    free.resolve()
    const ends = await Promise.allSettled([importing, appending])
    expect(ends).toMatchObject([
      { status: 'rejected', reason: new Error('the end of the import') },
      { status: 'fulfilled' }
    ])
  })

  test('never shows a reader a position before the lower ones', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 25; index++) {
        await db.transaction(tx => append(tx, batch(`writer-${writer}`)))
      }
    })
    let writing = true
    const seen: number[] = []
    const reader = (async () => {
      while (writing) {
        const events = await readAll(db, seen.at(-1) ?? 0, 100)
        seen.push(...events.map(event => event.position))
        await setTimeout(1)
      }
    })()
    await Promise.all(writers)
    writing = false
    await reader
    const rest = await readAll(db, seen.at(-1) ?? 0, 1000)
    const all = [...seen, ...rest.map(event => event.position)]
    expect(all).toEqual(all.map((_, index) => index + 1))
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(await findBrokenLinks(db, 0, all.length)).toEqual([])
  })
})
