import { expect, test } from 'vitest'
import { findDailyCounts } from '#projections/daily-statistics/queries.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'
import { verifyDailyCounts } from '#projections/rebuild/verify-daily-counts.ts'
import { dailyStatistics } from './daily-statistics.ts'
import { processBatch } from '#events/store/process-batch.ts'

describeWithApp('the daily statistics', board => {
  test('count each event once, by the calendar of Madrid', async () => {
    const owner = await seedEmployer(board.db)
    await seedJob(board.db, owner, {}, '2026-07-01T21:59:59.000Z')
    await seedJob(board.db, owner, {}, '2026-07-01T22:00:00.000Z')
    await seedJob(board.db, owner, {}, '2026-07-01T22:00:01.000Z')
    await processBatch(board.tools, dailyStatistics)
    await processBatch(board.tools, dailyStatistics)
    expect(await findDailyCounts(board.db, '2026-07-01')).toEqual([
      { day: '2026-07-01', fact: 'JobPosted', n: 1 },
      { day: '2026-07-02', fact: 'JobPosted', n: 2 }
    ])
  })

  test('are verified against the events that were counted', async () => {
    await processBatch(board.tools, dailyStatistics)
    expect(await verifyDailyCounts(board.db, timeZone)).toEqual([])
    await seedEmployer(board.db)
    expect(await verifyDailyCounts(board.db, timeZone)).toEqual([])
    await board.db.query("UPDATE figures.days SET n = n + 1 WHERE day = '2026-07-02'")
    const difference = { table: 'figures.days', onlyLive: 1, onlyReplayed: 1 }
    expect(await verifyDailyCounts(board.db, timeZone)).toEqual([difference])
    await board.db.query("UPDATE figures.days SET n = n - 1 WHERE day = '2026-07-02'")
  })
})
