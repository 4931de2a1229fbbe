import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { seedJob, seedEmployer, seedEvents } from '#test/events/event-builders.ts'
import { findSitemapEntries, findSitemapPartStarts } from './sitemap-entries.ts'

const now = new Date('2026-03-10T10:00:00Z')
const later = '2026-03-05T10:00:00.000Z'

describeWithDatabase('the sitemap entries of live jobs', context => {
  test('come in parts without gaps or repetitions, each with its last change', async () => {
    const { db } = context
    expect(await findSitemapPartStarts(db, now, 2)).toEqual([0])
    const owner = await seedEmployer(db)
    const ids: string[] = []
    for (let index = 0; index < 5; index++) ids.push(await seedJob(db, owner))
    const [renewed = '', withdrawn = ''] = ids
    await seedEvents(
      db,
      job,
      renewed,
      [
        {
          type: 'JobRenewed',
          data: { id: renewed, employerId: owner, expiryDate: '2026-05-01T10:00:00.000Z' }
        }
      ],
      later
    )
    await seedEvents(db, job, withdrawn, [
      { type: 'JobWithdrawn', data: { id: withdrawn, employerId: owner } }
    ])
    await seedJob(db, owner, { expiryDate: '2026-03-09T10:00:00.000Z' })

    const parts = await findSitemapPartStarts(db, now, 2)
    expect(parts).toHaveLength(2)
    const found = await Promise.all(parts.map(after => findSitemapEntries(db, now, after, 2)))
    const live = ids.filter(id => id !== withdrawn)
    expect(found.flat().map(({ id }) => id)).toEqual(live)
    expect(found.flat().map(({ changedAt }) => changedAt)).toEqual([
      later,
      ...live.slice(1).map(() => '2026-03-02T10:00:00.000Z')
    ])
  })
})
