import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/both-databases.ts'
import type { Database } from './database.ts'
import { append, readAll } from './log.ts'

const shape = 'users:1 jobs:1 applications:1 candidate_profiles:1 messages:1'

function batch(stream: string) {
  const at = '2026-03-02T10:00:00.000Z'
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, meta: {}, at }
  return { shape, batches: [{ stream, expected: null, events: [event] }] }
}

describe('the gate of a server', () => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase('server')
  })
  afterAll(() => db.close())

  test('lets nobody pass a slow transaction that drew its position first', async () => {
    const order: string[] = []
    const slow = db.transaction(async tx => {
      await append(tx, batch('slow'))
      await setTimeout(300)
      order.push('slow')
    })
    await setTimeout(50)
    const quick = db.transaction(async tx => {
      await append(tx, batch('quick'))
      order.push('quick')
    })
    await setTimeout(50)
    expect(await readAll(db, 0, 10)).toEqual([])
    await Promise.all([slow, quick])
    expect(order).toEqual(['slow', 'quick'])
    expect((await readAll(db, 0, 10)).map(({ stream }) => stream)).toEqual(['slow', 'quick'])
  })

  test('never shows a reader a position before the ones below it', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let nth = 0; nth < 25; nth++) {
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
    expect(all).toEqual(all.map((_, nth) => nth + 1))
    expect(all.length).toBeGreaterThanOrEqual(200)
  })
})
