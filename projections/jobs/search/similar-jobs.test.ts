import { beforeAll, expect, test } from 'vitest'
import { seedEmployer, seedJob } from '#test/events/event-builders.ts'
import { searchTime } from '#test/random/job-search.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { findJob } from '../tables/queries.ts'
import { findSimilarJobs } from './similar-jobs.ts'

const jobs = [
  { title: 'Mozo en Santander', location: 'Santander' },
  { title: 'Mozo en Málaga', location: 'Málaga' },
  { title: 'Mozo en Cádiz', location: 'Cádiz' },
  { title: 'Monitor en Jerez', location: 'Jerez de la Frontera' },
  { title: 'Monitor en Santander', location: 'Santander' }
]

describeWithDatabase('jobs that are similar to one', context => {
  const ids = new Map<string, string>()
  beforeAll(async () => {
    const employer = await seedEmployer(context.db)
    const searched = { title: 'Mozo en Jerez', location: 'Jerez de la Frontera' }
    for (const job of [searched, ...jobs]) {
      ids.set(job.title, await seedJob(context.db, employer, job))
    }
  })

  const similarTo = async (title: string, limit: number) => {
    const job = await findJob(context.db, ids.get(title) ?? '')
    if (!job) throw new Error(`no job «${title}»`)
    const similar = await findSimilarJobs(context.db, job, searchTime, limit)
    return similar.map(({ title, distanceKm }) => [title, distanceKm])
  }

  test('are the nearest first, then those for its role in the region, then elsewhere, each with its distance', async () => {
    expect(await similarTo('Mozo en Jerez', 4)).toEqual([
      ['Monitor en Jerez', 0],
      ['Mozo en Cádiz', expect.any(Number)],
      ['Mozo en Málaga', expect.any(Number)],
      ['Mozo en Santander', expect.any(Number)]
    ])
    expect(await similarTo('Mozo en Jerez', 2)).toHaveLength(2)
  })

  test('are also the newest, where nothing is like it', async () => {
    const found = await similarTo('Monitor en Santander', 5)
    expect(found[0]).toEqual(['Mozo en Santander', 0])
    expect(found[1]?.[0]).toBe('Monitor en Jerez')
    expect(found).toHaveLength(5)
  })
})
