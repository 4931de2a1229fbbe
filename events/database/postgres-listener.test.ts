import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerDatabase } from '#test/database/test-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

describe('listeners of a process', () => {
  let db: Database
  let sender: Database
  const received: string[] = []
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const url = await createServerDatabase()
    ;[db, sender] = [openPostgres(url), openPostgres(url, 1)]
  })
  afterAll(async () => {
    await db.close()
    await sender.close()
  })

  const listen = async (channel: string) => {
    const stop = await db.listen(channel, payload => void received.push(`${channel}:${payload}`))
    stops.push(stop)
  }
  const notify = (channel: string, payload: string) =>
    sender.query('SELECT pg_notify($1, $2)', [channel, payload])
  const listening = async () => {
    const rows = await sender.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND query ~ '^(UN)?LISTEN'`
    )
    return rows.map(({ pid }) => pid)
  }

  test('share one connection, and each hears its own channel', async () => {
    await Promise.all([listen('one'), listen('two')])
    await listen('one')
    expect(received.splice(0)).toHaveLength(3)
    await notify('two', 'a')
    await notify('one', 'b')
    await expect.poll(() => received).toEqual(['two:a', 'one:b', 'one:b'])
    expect(await listening()).toHaveLength(1)
  })

  test('are told when it was lost, and hear again', async () => {
    received.length = 0
    const [lost] = await listening()
    await sender.query('SELECT pg_terminate_backend($1)', [lost])
    await expect
      .poll(() => received.toSorted(), { timeout: 5_000 })
      .toEqual(['one:', 'one:', 'two:'])
    await notify('two', 'c')
    await expect.poll(() => received).toContain('two:c')
    expect(await listening()).not.toEqual([lost])
  })

  test('end one by one, and the connection with the last', async () => {
    received.length = 0
    await stops.pop()?.()
    await notify('one', 'd')
    await expect.poll(() => received).toEqual(['one:d'])
    await stops.shift()?.()
    await notify('one', 'e')
    await notify('two', 'f')
    await expect.poll(() => received).toEqual(['one:d', 'two:f'])
    await Promise.all(stops.splice(0).map(stop => stop()))
    await expect.poll(listening).toEqual([])
    await listen('one')
    expect(await listening()).toHaveLength(1)
    await Promise.all(stops.splice(0).map(stop => stop()))
  })
})
