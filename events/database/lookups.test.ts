import { describe, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { createLookups } from './lookups.ts'
import { openPostgres } from './postgres.ts'

describeWithDatabase('lookups', context => {
  const nameOfSession = "SELECT current_setting('application_name') AS name"

  test('run in their order on one connection when they are requested at once', async () => {
    const { lookups } = context.db
    const [, , found] = await Promise.all([
      lookups.query("SELECT set_config('application_name', 'lookups', false)"),
      lookups.query('SELECT pg_sleep(0.05)'),
      lookups.query(nameOfSession),
      lookups.query("SELECT set_config('application_name', 'ramal', false)")
    ])
    expect(found).toEqual([{ name: 'lookups' }])
  })

  test('share at most two connections, however many are requested', async () => {
    const { lookups } = context.db
    const backends = new Set<number>()
    const lookUp = async () => {
      const [row] = await lookups.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      backends.add(row?.pid ?? 0)
    }
    await Promise.all(Array.from({ length: 50 }, () => lookUp().then(lookUp)))
    expect([1, 2]).toContain(backends.size)
  })

  test('fail alone', async () => {
    const { lookups } = context.db
    const results = await Promise.allSettled([
      lookups.query('SELECT $1::integer AS n', [1]),
      lookups.query('SELECT 1/0'),
      lookups.query('SELECT nothing'),
      lookups.query('SELECT $1::integer AS n', [2])
    ])
    expect(results).toMatchObject([
      { value: [{ n: 1 }] },
      { reason: { code: '22012' } },
      { reason: { code: '42703' } },
      { value: [{ n: 2 }] }
    ])
  })
})

test('lookups fail while no connection can be opened, and work again afterwards', async () => {
  const closed = openPostgres('postgres://127.0.0.1:1/none')
  const failing = Array.from({ length: 3 }, () => closed.lookups.query('SELECT 1'))
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  await expect(closed.lookups.query('SELECT 1')).rejects.toThrow()
  await closed.close()
})

describe('lookups that are requested while two batches are in progress', () => {
  /** Each batch ends by its `end`; with a reason, as its connection is lost. */
  function createBatches() {
    const batches: { size: number; end(reason?: Promise<never>): void }[] = []
    const lookups = createLookups(async work => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const batch = { size: 0, end: resolve }
      batches.push(batch)
      await Promise.resolve()
      await work({
        query: async () => {
          batch.size++
          await promise
          return []
        }
      })
    })
    const request = async (count: number) => {
      const requested = Array.from({ length: count }, () => lookups.query('SELECT 1'))
      await new Promise(setImmediate)
      return { results: Promise.allSettled(requested) }
    }
    return { batches, request, sizes: () => batches.map(({ size }) => size) }
  }
  const nextTurn = () => new Promise(setImmediate)

  test('are sent together', async () => {
    const { batches, request, sizes } = createBatches()
    for (const count of [1, 3, 5, 7]) await request(count)
    expect(sizes()).toEqual([1, 3])
    batches[0]?.end()
    await nextTurn()
    expect(sizes()).toEqual([1, 3, 12])
    for (const { end } of batches) end()
  })

  test('fail when the connection of one of them is lost', async () => {
    const { batches, request, sizes } = createBatches()
    await request(1)
    const second = await request(1)
    const waiting = await request(3)
    const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' })
    batches[0]?.end(Promise.reject(lost))
    const reason = { status: 'rejected', reason: lost }
    expect(await waiting.results).toEqual([reason, reason, reason])
    batches[1]?.end()
    expect(await second.results).toMatchObject([{ status: 'fulfilled' }])
    const later = await request(2)
    expect(sizes()).toEqual([1, 1, 2])
    batches[2]?.end()
    expect(await later.results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  })
})
