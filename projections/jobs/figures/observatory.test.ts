import { day } from '#events/units.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { JobRole } from '#events/job-content/vocabulary.ts'
import type { JobOutcome } from '#events/job-content/outcomes.ts'
import { seedEmployer, seedEvents, seedJob, testTime } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { countObservatory, findObservatory } from './observatory.ts'

const now = new Date(Date.parse(testTime) + 30 * day)

interface SeededJob {
  role?: JobRole
  location?: string
  pay?: number
  hasHousing?: boolean
  /** Days after which it was closed. */
  closedAfter?: number
  outcome?: JobOutcome
  postedAt?: Date
}

describeWithDatabase('the observatory', board => {
  let employers: string[]

  beforeAll(async () => {
    employers = await Promise.all([1, 2, 3].map(() => seedEmployer(board.db)))
  })

  beforeEach(async () => {
    for (const { id, employer_id: employerId } of await board.db.query<{
      id: string
      employer_id: string
    }>('SELECT id, employer_id FROM jobs WHERE is_active'))
      await append(id, { type: 'JobWithdrawn', data: { id, employerId } } as JobEvent)
    await board.db.query('DELETE FROM figures.observatory')
  })

  const append = (id: string, event: JobEvent, at = now.toISOString()) =>
    seedEvents(board.db, job, id, [event], at)

  async function seed(jobs: SeededJob[], some = employers): Promise<string[]> {
    const ids = []
    for (const [index, job] of jobs.entries()) {
      const { pay, hasHousing, closedAfter, outcome = 'aqui', postedAt = new Date(testTime) } = job
      const employerId = some[index % some.length] ?? ''
      const terms = {
        role: job.role ?? ('groom' as const),
        ...(pay && { pay: { min: pay, period: 'mes' as const } }),
        ...(hasHousing && { housing: { kind: 'habitacion' as const } })
      }
      const id = await seedJob(
        board.db,
        employerId,
        { location: job.location ?? 'Jerez de la Frontera, Cádiz', terms },
        postedAt.toISOString()
      )
      ids.push(id)
      if (closedAfter === undefined) continue
      const data = { id, employerId, outcome, isAnswered: false }
      const closedAt = new Date(postedAt.getTime() + closedAfter * day).toISOString()
      await append(
        id,
        { type: 'JobClosed', data, subject: employerId, personal: {} } as JobEvent,
        closedAt
      )
    }
    return ids
  }

  const count = async () => {
    await countObservatory(board.db, now)
    return (await findObservatory(board.db))?.rows ?? []
  }

  test('has quartiles of pay, housing and days to fill, by role and by province', async () => {
    await seed(
      Array.from({ length: 12 }, (_, index) => ({
        pay: 1_000 + 100 * index,
        hasHousing: index < 3,
        closedAfter: index,
        outcome: index % 2 ? ('otra-via' as const) : ('aqui' as const)
      }))
    )
    const rows = await count()
    const figures = {
      jobs: 12,
      pay: { jobs: 12, low: 1_200, median: 1_500, high: 1_800 },
      housed: 3,
      fill: { jobs: 12, days: 5 }
    }
    expect(rows).toEqual([
      { role: '', province: '', ...figures },
      { role: '', province: '11', ...figures },
      { role: 'groom', province: '', ...figures },
      { role: 'groom', province: '11', ...figures }
    ])
  })

  test.each([
    ['nine jobs', 9, 3, 0],
    ['ten jobs of two employers', 10, 2, 0],
    ['ten jobs of three employers', 10, 3, 4]
  ])('of %s has as many rows as may be published', async (_, jobs, companies, expected) => {
    await seed(
      Array.from({ length: jobs }, () => ({ pay: 1_200 })),
      employers.slice(0, companies)
    )
    expect(await count()).toHaveLength(expected)
  })

  test('has no pay and no time with fewer than ten jobs behind them', async () => {
    await seed(
      Array.from({ length: 12 }, (_, index) =>
        index < 9
          ? { pay: 1_200, closedAfter: 2 }
          : { closedAfter: 2, outcome: 'sin-cubrir' as const }
      )
    )
    const [all] = await count()
    expect(all).toMatchObject({ jobs: 12, pay: null, fill: null, housed: 0 })
  })

  test('leaves out jobs that are withdrawn, hidden or older than a year', async () => {
    const old = new Date(now.getTime() - 366 * day)
    await seed([{ postedAt: old }, { postedAt: old }, { postedAt: old }])
    const ids = await seed(Array.from({ length: 12 }, () => ({ pay: 1_200 })))
    const [hidden = '', withdrawn = ''] = ids
    const [first = '', second = ''] = employers
    await append(hidden, {
      type: 'JobHidden',
      data: { id: hidden, employerId: first, reason: 'falso' },
      subject: first,
      personal: {}
    } as JobEvent)
    await append(withdrawn, {
      type: 'JobWithdrawn',
      data: { id: withdrawn, employerId: second }
    } as JobEvent)
    const [all] = await count()
    expect(all).toMatchObject({ jobs: 10 })
  })
})
