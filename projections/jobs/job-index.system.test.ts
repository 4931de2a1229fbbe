import { describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { seedEmployer, seedJob, testVault } from '#test/event-builders.ts'
import { searchWithDefaults } from '#test/job-search.ts'
import { describeWithRandomBoard } from '#test/random-board.ts'
import { expectFound, randomSearch, randomSearchLimit as limit } from '#test/random-job-searches.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { countBits } from './bitmaps.ts'
import type { JobIndex } from './job-index.ts'
import { loadedJobIndex } from './job-indexes.ts'
import { LiveJobs } from './live-jobs.ts'
import { slotsInAll } from './posting-list.ts'
import { Postings } from './postings.ts'

describeWithRandomBoard('searches in memory', context => {
  const expectSearch = async (db: Database, nth: number) => {
    const search = randomSearch(new SeededRandom(13, 'search', nth))
    const found = await searchWithDefaults(db, { ...search, limit }, new Date(context.board.now))
    const order = search.sort ?? (search.keyword ? undefined : 'nuevos')
    expectFound(context.board.live(), search, order, found)
  }

  test('see every change of a job in each process, at any instant', async () => {
    for (let nth = 0; nth < 100; nth++) {
      await context.board.change(new SeededRandom(17, 'change', nth))
      await expectSearch(nth % 3 === 0 ? context.other : context.db, nth % 40)
    }
  }, 120_000)

  test.each(['UserSoftDeleted', 'UserErased'] as const)('see %s', async type => {
    const [employer = ''] = context.board.employers
    await context.board.endEmployer(employer, type)
    for (let nth = 0; nth < 10; nth++) await expectSearch(nth % 2 ? context.other : context.db, nth)
  })

  test('go on after the tables were rebuilt', async () => {
    await rebuild({ db: context.db, vault: testVault, projections }, readModelVersion)
    await context.board.post(new SeededRandom(5, 'job', 500))
    for (let nth = 0; nth < 10; nth++) await expectSearch(nth % 2 ? context.other : context.db, nth)
  })

  test('see what was committed before them while others search', async () => {
    for (let nth = 600; nth < 620; nth++) {
      await context.board.post(new SeededRandom(5, 'job', nth))
      await Promise.all(
        [1, 2, 3, 4].map(one => expectSearch(one % 2 ? context.other : context.db, nth))
      )
    }
  })
})

const patiently = { timeout: 20_000 }

describeWithDatabase('a board with more jobs than are loaded at once', context => {
  test('is searched in SQL at first, and later in memory', async () => {
    const owner = await seedEmployer(context.db)
    await context.db.query(
      `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description, job_type,
         contact_phone, contact_email, post_date, expiry_date, filters, words)
       SELECT 100000 + n, 'job-' || n, $1, 'Mozo', 'Yeguada', 'Toledo', 'Texto', 'Prácticas', '', '',
         '2026-03-01', '2026-04-01', search.filter_text('Prácticas', NULL, '{}', '{}'),
         search.job_words(100000 + n, 'Mozo', 'Yeguada', 'Toledo', 'Texto', NULL, 'Prácticas', NULL)
         FROM generate_series(1, 4100) AS n`,
      [owner]
    )
    const first = await searchWithDefaults(context.db, {})
    expect(first.meta).toMatchObject({ totalJobs: 1000, capped: true })
    expect(first.jobs[0]?.id).toBe('job-4100')
    await expect
      .poll(async () => (await searchWithDefaults(context.db, {})).meta, patiently)
      .toMatchObject({ totalJobs: 4100, capped: false })
    await seedJob(context.db, owner, { title: 'Groom' })
    const { jobs, meta } = await searchWithDefaults(context.db, {})
    expect(meta.totalJobs).toBe(4101)
    expect(jobs[0]?.id).toBe('job-4100')
  })

  test('is searched by a word that many have in memory, once its list is read', async () => {
    const search = async () => (await searchWithDefaults(context.db, { keyword: 'yeguada' })).meta
    await expect.poll(search, patiently).toMatchObject({ totalJobs: 4101, capped: false })
  })

  test('has the lists of frequent words read ahead, once it is loaded', async () => {
    const statements: string[] = []
    const query: Database['query'] = (text, values) => {
      statements.push(text)
      return context.db.query(text, values)
    }
    const db = { ...context.db, query }
    const readsLists = async () => {
      await loadedJobIndex(db)
      return statements.some(text => text.includes('FROM page, unnest'))
    }
    await expect.poll(readsLists, patiently).toBe(true)
  })

  test('gives the same list of jobs however many are expected', async () => {
    const { jobs } = (await loadedJobIndex(context.db)) as JobIndex
    const read = async (expected: number) => {
      const postings = new Postings(jobs)
      const find = () => postings.find(context.db, [{ query: "'moz'", jobs: expected }])
      await expect.poll(find, patiently).toBeDefined()
      return slotsInAll([(await find()) ?? []], jobs.columns.length)
    }
    const slots = await read(1)
    expect(slots.reduce((sum, word) => sum + countBits(word), 0)).toBe(4100)
    expect(await read(10_000)).toEqual(slots)
    expect(await read(100_000)).toEqual(slots)
  })

  test('reads the lists of all frequent words together', async () => {
    const { jobs } = (await loadedJobIndex(context.db)) as JobIndex
    const together = new Postings(jobs)
    const frequent = async (query: string) => together.find(context.db, [{ query, jobs: 10_000 }])
    await together.readAhead(context.db)
    const united = "'toled' & 'text' | 'yegu' & 'nadie' | 'groom'"
    for (const query of ["'moz'", "'yegu'", united]) {
      const alone = await new Postings(jobs).find(context.db, [{ query, jobs: 1 }])
      const slotsOf = (lists: typeof alone) => slotsInAll([lists ?? []], jobs.columns.length)
      const found = await frequent(query)
      expect(found).toBeDefined()
      expect(slotsOf(found)).toEqual(slotsOf(alone))
      expect(slotsOf(found).some(word => word !== 0)).toBe(true)
    }
  })
})

describe('jobs in memory', () => {
  const add = (jobs: LiveJobs, no: number) =>
    jobs.put({ no, expiry: 1_000, monthlyPay: null, lexemes: [0], place: '', employerId: newId() })

  test('are loaded again after many have changed', () => {
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
    expect(jobs.counts.of({ among: () => jobs.live, set: '' }, []).total).toBe(4)
  })

  test('are counted once among those of a search, until one comes or goes', () => {
    const jobs = new LiveJobs(10)
    jobs.setTime(0)
    for (const no of [1, 2, 3]) add(jobs, no)
    const count = () => jobs.counts.of({ among: () => jobs.live, set: 'cuadra' }, [])
    const first = count()
    expect(first.total).toBe(3)
    expect(count()).toBe(first)
    jobs.remove(2)
    expect(count().total).toBe(2)
    add(jobs, 4)
    expect(count().total).toBe(3)
  })
})
