import { beforeAll, inject, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { seedEmployer } from '#test/events/event-builders.ts'
import { searchTime, searchWithDefaults } from '#test/random/job-search.ts'
import {
  expectFound,
  type SearchedJob,
  postRandomJob,
  randomSearch,
  randomSearchLimit as limit
} from '#test/random/random-job-searches.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { listEmployerJobs } from './list-employer-jobs.ts'

const searches = Array.from({ length: inject('isFullScale') ? 1_200 : 60 }, (_, index) =>
  randomSearch(new SeededRandom(11, 'search', index))
)

describeWithDatabase('random searches', context => {
  let owner: string
  const posted: SearchedJob[] = []

  beforeAll(async () => {
    owner = await seedEmployer(context.db)
    for (let index = 0; index < 200; index++) {
      posted.unshift(await postRandomJob(context.db, owner, new SeededRandom(5, 'job', index)))
    }
  }, 120_000)

  test('find and count what a filter in memory finds', async () => {
    for (const search of searches) {
      const found = await searchWithDefaults(context.db, { ...search, limit })
      expectFound(posted, search, found)
    }
  })

  test('do the same among the jobs of one employer', async () => {
    for (const search of searches) {
      const query = { ...search, page: 1, limit }
      const found = await listEmployerJobs(context.db, owner, false, query, searchTime)
      expectFound(posted, { ...search, sort: search.sort ?? 'nuevos' }, found)
    }
  })
})
