import { beforeAll, expect, test } from 'vitest'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { RandomBoard } from '#test/random/random-board.ts'
import { randomSearch, randomTextSearch } from '#test/random/random-job-searches.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { toAlertSearch } from './meaning.ts'
import { toSavedSearch } from './contract.ts'

const alertCount = 150
const rareWords = ['almazara', 'molino', 'tractores', 'berlina', 'xilofonista']
const before = '2026-03-02T09:00:00.000Z'

describeWithDatabase('random alerts', context => {
  let board: RandomBoard
  const alerts: { id: string; search: Record<string, string> }[] = []

  beforeAll(async () => {
    board = new RandomBoard(context.db)
    for (let index = 0; index < alertCount; index++) {
      const random = new SeededRandom(41, 'alert', index)
      const { sort, ...wanted } = index % 3 ? randomTextSearch(random) : randomSearch(random)
      const around = {
        near: random.pick(['11020', '41091', '41038']),
        radius: random.pick(radiuses)
      }
      const search = toSavedSearch(wanted.near ? { ...wanted, ...around } : wanted)
      const email = `p${index % 40}@example.org`
      alerts.push({ id: await seedAlert(context.db, search, { email, at: before }), search })
    }
    for (let index = 0; index < 35; index++) await board.post(new SeededRandom(5, 'job', index))
    await matchAlerts(context.db)
  }, 120_000)

  /** What the search finds of each alert, and which hits it has. */
  async function compare() {
    const now = new Date(board.now)
    const compared: { search: object; found: string[]; hits: string[] }[] = []
    for (const { id, search } of alerts) {
      const query = { ...toAlertSearch(search, 1), limit: 1000 }
      const { jobs, meta } = await searchJobs(context.db, query, now)
      expect(jobs).toHaveLength(meta.totalJobs)
      compared.push({
        search,
        found: jobs.map(job => job.id).sort(),
        hits: await listHits(context.db, id)
      })
    }
    return compared
  }

  test('receive the jobs that the search finds, and no other', async () => {
    const compared = await compare()
    for (const { search, found, hits } of compared) {
      expect({ search, hits }).toEqual({ search, hits: found })
    }
    const matching = compared.filter(({ hits }) => hits.length > 0).length
    expect(matching).toBeGreaterThan(alertCount / 4)
    expect(matching).toBeLessThan(alertCount)
  })

  test('receive every job that the search finds after any change', async () => {
    for (let index = 0; index < 120; index++) {
      await board.change(new SeededRandom(17, 'change', index))
      if (index % 10 === 0) await matchAlerts(context.db)
    }
    await matchAlerts(context.db)
    for (const { search, found, hits } of await compare()) {
      expect({ search, missing: found.filter(id => !hits.includes(id)) }).toEqual({
        search,
        missing: []
      })
    }
  })

  test('receive of the jobs that come one by one those that the search finds, and no other', async () => {
    const known = new Set(
      (await context.db.query<{ id: string }>('SELECT id FROM jobs')).map(({ id }) => id)
    )
    await jobIndex.load(context.db)
    for (let index = 100; index < 140; index++) {
      await board.post(new SeededRandom(5, 'job', index), {
        requirements: rareWords[index % 5] ?? ''
      })
      await matchAlerts(context.db)
    }
    const isNew = (id: string) => !known.has(id)
    for (const { search, found, hits } of await compare())
      expect({ search, hits: hits.filter(isNew) }).toEqual({ search, hits: found.filter(isNew) })
  })

  test('receive a job once, however often its event is read', async () => {
    const count = async () => (await context.db.query('SELECT FROM mail.alert_hits')).length
    const known = await count()
    await context.db.exec("UPDATE es.subscriptions SET position = 0 WHERE name = 'alerts'")
    await matchAlerts(context.db)
    expect(await count()).toBe(known)
  })
})
