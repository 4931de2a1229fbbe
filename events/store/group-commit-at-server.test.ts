import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  expectOneTransaction,
  giveTogether,
  newStreams,
  readWritten
} from '#test/events/append-together.ts'
import { openTestDatabase } from '#test/database/test-database.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import { isUnavailable } from '#events/database/unavailable.ts'

describe('appends that arrive together at a server', () => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase('server')
    onTestFinished(() => db.close())
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
      streams.map((stream, index) => ({ stream, ...(index === 2 && { work }) }))
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
      streams.map((stream, index) => ({ stream, ...(index === 2 && { work }) }))
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
