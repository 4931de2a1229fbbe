import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { seedEmployer, seedEvents, seedJob } from '#test/events/event-builders.ts'
import { searchTime } from '#test/random/job-search.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { listEmployerJobs } from './list-employer-jobs.ts'
import type { JobSearchQuery } from './search-jobs.ts'

describeWithDatabase('the jobs of one employer', context => {
  test('are listed whole to their owner, and only the live ones to others', async () => {
    const owner = await seedEmployer(context.db)
    await seedJob(context.db, owner, { title: 'Viva' })
    await seedJob(context.db, owner, { title: 'Caducada', expiryDate: '2026-03-01T00:00:00.000Z' })
    const gone = await seedJob(context.db, owner, { title: 'Retirada' })
    await seedEvents(context.db, job, gone, [
      { type: 'JobWithdrawn', data: { id: gone, employerId: owner } }
    ])
    await seedJob(context.db, await seedEmployer(context.db), { title: 'Ajena' })
    const list = (isOwner: boolean, more: Partial<JobSearchQuery> = {}) =>
      listEmployerJobs(context.db, owner, isOwner, { page: 1, limit: 12, ...more }, searchTime)
    const own = await list(true)
    expect(own.jobs.map(({ title }) => title)).toEqual(['Caducada', 'Viva'])
    expect(own.meta).toMatchObject({ totalJobs: 2, totalPages: 1 })
    expect((await list(false)).jobs.map(({ title }) => title)).toEqual(['Viva'])
    expect((await list(true, { keyword: 'caducado' })).meta.totalJobs).toBe(1)
    expect((await list(true, { location: 'segovia', jobType: 'Prácticas' })).meta.totalJobs).toBe(0)
  })
})
