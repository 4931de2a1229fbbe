import { describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { seedEmployer, seedJob, testVault } from '#test/events/event-builders.ts'
import { searchWithDefaults } from '#test/random/job-search.ts'
import { describeWithRandomBoard } from '#test/random/random-board.ts'
import {
  expectFound,
  randomSearch,
  randomSearchLimit as limit
} from '#test/random/random-job-searches.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { meetingAll } from '#projections/search/clauses.ts'
import { firstDocs } from '#projections/search/find-docs.ts'
import { InvertedIndex } from '#projections/search/inverted-index.ts'
import { countBits } from '#projections/search/doc-set.ts'

describeWithRandomBoard('searches in memory', context => {
  const expectSearch = async (db: Database, index: number) => {
    const search = randomSearch(new SeededRandom(13, 'search', index))
    const found = await searchWithDefaults(db, { ...search, limit }, new Date(context.board.now))
    expectFound(context.board.live(), search, found)
  }

  test('see every change of a job in each process, at any instant', async () => {
    for (let index = 0; index < 100; index++) {
      await context.board.change(new SeededRandom(17, 'change', index))
      await expectSearch(index % 3 === 0 ? context.otherDb : context.db, index % 40)
    }
  }, 120_000)

  test.each(['UserSoftDeleted', 'UserErased'] as const)('see %s', async type => {
    const [employer = ''] = context.board.employers
    await context.board.endEmployer(employer, type)
    for (let index = 0; index < 10; index++)
      await expectSearch(index % 2 ? context.otherDb : context.db, index)
  })

  test('go on after the tables were rebuilt', async () => {
    await rebuild({ db: context.db, vault: testVault, projections }, readModelVersion)
    await context.board.post(new SeededRandom(5, 'job', 500))
    for (let index = 0; index < 10; index++)
      await expectSearch(index % 2 ? context.otherDb : context.db, index)
  })

  test('see what was committed before them while others search', async () => {
    for (let index = 600; index < 620; index++) {
      await context.board.post(new SeededRandom(5, 'job', index))
      await Promise.all(
        [1, 2, 3, 4].map(number => expectSearch(number % 2 ? context.otherDb : context.db, index))
      )
    }
  })
})

describeWithDatabase('a board with more jobs than are read at once', context => {
  test('is searched whole, and then with the jobs that come', async () => {
    const owner = await seedEmployer(context.db)
    await context.db.query(
      `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description, job_type,
         contact_phone, contact_email, post_date, expiry_date)
       SELECT 100000 + n, 'job-' || n, $1, 'Mozo', 'Yeguada', 'Toledo', 'Texto', 'Prácticas', '', '',
         '2026-03-01', '2026-04-01' FROM generate_series(1, 4100) AS n`,
      [owner]
    )
    const first = await searchWithDefaults(context.db, {})
    expect(first.meta).toMatchObject({ totalJobs: 4100, capped: false })
    expect(first.jobs[0]?.id).toBe('job-4100')
    await seedJob(context.db, owner, { title: 'Groom' })
    const { jobs, meta } = await searchWithDefaults(context.db, {})
    expect(meta.totalJobs).toBe(4101)
    expect(jobs[0]?.id).toBe('job-4100')
    const search = { keyword: 'yeguada', jobType: 'Prácticas' as const }
    expect((await searchWithDefaults(context.db, search)).meta.totalJobs).toBe(4100)
  })
})

describeWithDatabase('a board with other synonyms', context => {
  const total = async (db: Database) => {
    const { meta } = await searchWithDefaults(db, { keyword: 'zagal' })
    return meta.totalJobs
  }

  test('answers with those before until another index is loaded, in each process', async () => {
    const { reading, hold } = holdReading(context.db)
    const processes = [context.db, { ...context.db }, reading]
    const owner = await seedEmployer(context.db)
    await seedJob(context.db, owner, { title: 'Mozo de cuadra' })
    for (const reader of processes) expect(await total(reader)).toBe(0)
    const release = hold()
    await context.db.query("INSERT INTO search.synonyms (family, term) VALUES ('mozo', 'zagal')")
    for (const reader of processes)
      await expect.poll(() => total(reader)).toBe(reader === reading ? 0 : 1)
    const id = await seedJob(context.db, owner, { title: 'Zagal' })
    const { jobs } = await searchWithDefaults(reading, { keyword: 'zagal' })
    expect(jobs.map(job => job.id)).toEqual([id])
    release()
    await expect.poll(() => total(reading)).toBe(2)
  })
})

describeWithDatabase('a board whose tables were rebuilt', context => {
  const found = async (db: Database) => {
    const { jobs } = await searchWithDefaults(db, { keyword: 'mozo' })
    return jobs.map(({ title }) => title)
  }

  test('answers from the index before, with the jobs that come, until another is loaded', async () => {
    const { reading, hold } = holdReading(context.db)
    const owner = await seedEmployer(context.db)
    await seedJob(context.db, owner, { title: 'Mozo de cuadra' })
    expect(await found(reading)).toEqual(['Mozo de cuadra'])
    const release = hold()
    await rebuild({ db: context.db, vault: testVault, projections }, readModelVersion)
    // As a later version of the projection may write it.
    await context.db.query("UPDATE jobs SET title = 'Domador', description = 'Potros'")
    expect(await found(reading)).toEqual(['Domador'])
    await seedJob(context.db, owner, { title: 'Mozo' })
    expect(await found(reading)).toEqual(['Mozo', 'Domador'])
    release()
    await expect.poll(() => found(reading)).toEqual(['Mozo'])
  })
})

/** The same database as another process has it, which reads the live jobs for an index once they are released. */
function holdReading(db: Database) {
  let held = Promise.resolve()
  const query: Database['query'] = async (text, values) => {
    if (text.includes('FROM jobs WHERE live AND no >')) await held
    return db.query(text, values)
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { reading: { ...db, query }, hold }
}

describe('jobs in memory', () => {
  const add = (jobs: InvertedIndex, no: number, lexemes = ['moz']) =>
    jobs.put({ no, expiry: 1_000, amount: null, lexemes })

  test('are loaded again after many have changed', () => {
    const jobs = new InvertedIndex(10)
    for (let no = 1; no <= 3_000; no++) add(jobs, no)
    expect(jobs.isFragmented()).toBe(false)
    for (let round = 0; round < 2; round++) for (let no = 1; no <= 3_000; no++) add(jobs, no)
    expect(jobs.isFragmented()).toBe(true)
  })

  test('are found whatever order they came in, and with few or many of a word', () => {
    const jobs = new InvertedIndex(10)
    for (let no = 300; no > 0; no--) add(jobs, no, no % 3 ? ['moz'] : ['moz', 'groom'])
    for (let no = 1; no <= 100; no++) jobs.remove(no)
    const found = (lexeme: string) => meetingAll(jobs, jobs.liveAt(0), [[[lexeme]]])
    expect([countBits(found('moz')), countBits(found('groom'))]).toEqual([200, 67])
    expect(firstDocs(jobs, found('groom'), 3)).toEqual([300, 297, 294])
    expect(countBits(jobs.liveAt(1_000))).toBe(0)
  })

  test('forget the words that are in no job since a removal', () => {
    const jobs = new InvertedIndex(10)
    add(jobs, 1, ['moz', 'zahori'])
    add(jobs, 2)
    jobs.remove(1)
    jobs.forgetUnusedLexemes()
    expect([jobs.find('zahori'), jobs.count('moz')]).toEqual([undefined, 1])
  })
})
