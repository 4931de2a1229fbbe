import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/ids.ts'
import { job, type JobEvent } from '#events/jobs.ts'
import { user, type UserEvent } from '#events/users.ts'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { seedEmployer, seedEvents, seedJob, testVault } from '#test/event-builders.ts'
import { searchTime, searchWithDefaults } from '#test/job-search.ts'
import {
  expectFound,
  type PostedJob,
  postRandomJob,
  randomContent,
  randomSearch,
  randomSearchLimit as limit
} from '#test/random-job-searches.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { LiveJobs } from './live-jobs.ts'

interface KnownJob extends PostedJob {
  employer: string
  isClosed?: boolean
  isHidden?: boolean
  isExpired?: boolean
}

const day = 86_400_000

/** A random board, whose jobs the test knows. */
class RandomBoard {
  db: Database
  /** The newest first. */
  jobs: KnownJob[] = []
  employers: string[] = []
  now = searchTime.getTime()

  constructor(db: Database) {
    this.db = db
  }

  async post(random: SeededRandom): Promise<void> {
    if (this.employers.length < 3) this.employers.push(await seedEmployer(this.db))
    const employer = random.pick(this.employers)
    this.jobs.unshift({ ...(await postRandomJob(this.db, employer, random)), employer })
  }

  async change(random: SeededRandom): Promise<void> {
    const changed = random.pick(this.jobs)
    const { id, employer: employerId } = changed
    const append = (type: JobEvent['type'], more: object = {}) => {
      const data = { id, employerId, ...more }
      return seedEvents(this.db, job, id, [
        { type, data, subject: employerId, personal: {} } as JobEvent
      ])
    }
    switch (random.below(8)) {
      case 0:
        return this.post(random)
      case 1:
        return this.revise(changed, random)
      case 2: {
        const expiryDate = new Date(this.now + random.between(1, 30) * day).toISOString()
        Object.assign(changed, { expiryDate, isExpired: false })
        // A closed job is not renewed.
        if (!changed.isClosed) return append('JobRenewed', { expiryDate })
        return
      }
      case 3:
        changed.isExpired = true
        return append('JobExpired')
      case 4:
        changed.isHidden = true
        return append('JobHidden', { reason: 'falso' })
      case 5:
        changed.isHidden = false
        return append('JobShown')
      case 6:
        changed.isClosed = true
        return append('JobClosed', { outcome: 'aqui', isAnswered: false })
      default:
        this.now += random.between(-2, 12) * 3_600_000
    }
  }

  private async revise(changed: KnownJob, random: SeededRandom): Promise<void> {
    const { jobType, experience, place, title } = randomContent(random)
    Object.assign(changed, { jobType, experience, place, title })
    const { id, employer: employerId } = changed
    const data = { id, employerId, jobType, experience: experience ?? null }
    const event = { type: 'JobRevised', data, subject: employerId, personal: { place, title } }
    await seedEvents(this.db, job, id, [event as JobEvent])
  }

  async endEmployer(id: string, type: 'UserSoftDeleted' | 'UserErased'): Promise<void> {
    await seedEvents(this.db, user, id, [
      { type, data: { id, byAdmin: false }, subject: id, personal: { reason: '' } } as UserEvent
    ])
    this.employers = this.employers.filter(other => other !== id)
    this.jobs = this.jobs.filter(({ employer }) => employer !== id)
  }

  live(): KnownJob[] {
    return this.jobs.filter(
      ({ isClosed, isHidden, isExpired, expiryDate }) =>
        !isClosed && !isHidden && !isExpired && Date.parse(expiryDate) > this.now
    )
  }
}

describeWithDatabase('searches without words', context => {
  let board: RandomBoard
  /** As another process would: with an index of its own. */
  let other: Database

  beforeAll(async () => {
    board = new RandomBoard(context.db)
    other = { ...context.db }
    for (let nth = 0; nth < 80; nth++) await board.post(new SeededRandom(5, 'job', nth))
  }, 120_000)

  const expectSearch = async (db: Database, nth: number) => {
    const { keyword, ...search } = randomSearch(new SeededRandom(13, 'search', nth))
    const found = await searchWithDefaults(db, { ...search, limit }, new Date(board.now))
    expectFound(board.live(), search, search.sort ?? 'nuevos', found)
  }

  test('see every change of a job in each process, at any instant', async () => {
    for (let nth = 0; nth < 100; nth++) {
      await board.change(new SeededRandom(17, 'change', nth))
      await expectSearch(nth % 3 === 0 ? other : context.db, nth % 40)
    }
  }, 120_000)

  test.each(['UserSoftDeleted', 'UserErased'] as const)('see %s', async type => {
    const [employer = ''] = board.employers
    await board.endEmployer(employer, type)
    for (let nth = 0; nth < 10; nth++) await expectSearch(nth % 2 ? other : context.db, nth)
  })

  test('go on after the tables were rebuilt', async () => {
    await rebuild({ db: context.db, vault: testVault, projections }, readModelVersion)
    await board.post(new SeededRandom(5, 'job', 500))
    for (let nth = 0; nth < 10; nth++) await expectSearch(nth % 2 ? other : context.db, nth)
  })

  test('see what was committed before them while others search', async () => {
    for (let nth = 600; nth < 620; nth++) {
      await board.post(new SeededRandom(5, 'job', nth))
      await Promise.all([1, 2, 3, 4].map(one => expectSearch(one % 2 ? other : context.db, nth)))
    }
  })
})

describeWithDatabase('a board with more jobs than are loaded at once', context => {
  test('is searched in SQL at first, and later in memory', async () => {
    const owner = await seedEmployer(context.db)
    await context.db.query(
      `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description, job_type,
         contact_phone, contact_email, post_date, expiry_date, filters, words)
       SELECT 100000 + n, 'job-' || n, $1, 'Mozo', 'Yeguada', 'Toledo', 'Texto', 'Prácticas', '', '',
         '2026-03-01', '2026-04-01', search.filter_text('Prácticas', NULL, '{}', '{}'), ''
         FROM generate_series(1, 2100) AS n`,
      [owner]
    )
    const first = await searchWithDefaults(context.db, {})
    expect(first.meta).toMatchObject({ totalJobs: 1000, capped: true })
    expect(first.jobs[0]?.id).toBe('job-2100')
    await expect
      .poll(async () => (await searchWithDefaults(context.db, {})).meta)
      .toMatchObject({ totalJobs: 2100, capped: false })
    await seedJob(context.db, owner, { title: 'Groom' })
    const { jobs, meta } = await searchWithDefaults(context.db, {})
    expect(meta.totalJobs).toBe(2101)
    expect(jobs[0]?.id).toBe('job-2100')
  })
})

describe('jobs in memory', () => {
  const add = (jobs: LiveJobs, no: number) =>
    jobs.put({ no, expiry: 1_000, monthlyPay: null, lexemes: [0], place: '', employerId: newId() })

  test('wear out when many change', () => {
    const jobs = new LiveJobs(10)
    for (let no = 1; no <= 3_000; no++) add(jobs, no)
    expect(jobs.isFragmented()).toBe(false)
    for (let no = 1; no <= 2_100; no++) add(jobs, no)
    expect(jobs.isFragmented()).toBe(true)
  })

  test('are found among others that are out of order', () => {
    const jobs = new LiveJobs(10)
    for (const no of [10, 20, 5, 6, 7, 30, 8, 40]) add(jobs, no)
    jobs.setTime(0)
    for (const no of [20, 7, 40, 10]) jobs.remove(no)
    expect(jobs.counts.of(jobs.live, []).total).toBe(4)
  })
})
