import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { searchWithDefaults } from '#test/random/job-search.ts'
import { seedJob, seedEmployer, seedEvents } from '#test/events/event-builders.ts'
import { findJob, findOverdueJobs } from './queries.ts'

describeWithDatabase('a job that ends', context => {
  const soon = '2026-03-12T10:00:00.000Z'

  test('is found until its expiry date, with or without an expiry event', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, { title: 'Capataz', expiryDate: soon })
    const at = (instant: string) =>
      searchWithDefaults(context.db, { keyword: 'capataz' }, new Date(instant))
    expect((await at('2026-03-12T09:59:59.999Z')).meta.totalJobs).toBe(1)
    expect((await at(soon)).meta.totalJobs).toBe(0)
    const all = await searchWithDefaults(context.db, {}, new Date(soon))
    expect(all.meta.totalJobs).toBe(0)
    expect(await findOverdueJobs(context.db, new Date(soon), 10)).toEqual([{ id }])
    await seedEvents(context.db, job, id, [{ type: 'JobExpired', data: { id, employerId: owner } }])
    expect(await findOverdueJobs(context.db, new Date(soon), 10)).toEqual([])
    expect((await searchWithDefaults(context.db, {}, new Date(soon))).meta.totalJobs).toBe(0)
    expect(await findJob(context.db, id)).toMatchObject({
      title: 'Capataz',
      contactPhone: '612 345 678'
    })
  })

  test('is found again once renewed', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, { title: 'Cochero', expiryDate: soon })
    const renewal = { id, employerId: owner, expiryDate: '2026-05-01T10:00:00.000Z' }
    await seedEvents(context.db, job, id, [
      { type: 'JobExpired', data: { id, employerId: owner } },
      { type: 'JobRenewed', data: renewal }
    ])
    const { jobs } = await searchWithDefaults(
      context.db,
      { keyword: 'cochero' },
      new Date('2026-04-15T10:00:00Z')
    )
    expect(jobs).toMatchObject([{ id, expiryDate: '2026-05-01T10:00:00.000Z' }])
  })

  test('is gone once withdrawn, and its words with it', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, {
      title: 'Yegüero',
      description: 'Zahorí del pastizal'
    })
    await seedEvents(context.db, job, id, [
      { type: 'JobWithdrawn', data: { id, employerId: owner } }
    ])
    expect((await searchWithDefaults(context.db, { keyword: 'yegüero' })).meta.totalJobs).toBe(0)
    expect(await findJob(context.db, id)).toBeUndefined()
    expect((await searchWithDefaults(context.db, { keyword: 'zahorí' })).meta.totalJobs).toBe(0)
  })
})
