import { expect, test } from 'vitest'
import { findDailyCounts } from '#projections/daily-statistics/queries.ts'
import { describeWithApp } from '#test/test-app.ts'
import { seedJob, seedEmployer } from '#test/event-builders.ts'
import { dailyStatistics } from './daily-statistics.ts'
import { processBatch } from '#events/store/process-batch.ts'

describeWithApp('the figures of a day', board => {
  test('are counted by the calendar of Madrid, once', async () => {
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
})
