import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { readJobWords } from '#loadtests/bench/job-words.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { PostJob } from '#services/jobs/posting/contract.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { describeWithDatabase, openTestDatabase } from '#test/database/test-database.ts'
import { testVault } from '#test/events/event-builders.ts'
import { DatabaseNotEmpty, generateDataset } from './generate.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const jobs = 600
const fill = (db: Database, seed = 7) => generateDataset({ db, vault: testVault, jobs, seed, now })

/** All rows without the search lexemes, which depend on the locale of the database. */
async function boardOf(db: Database): Promise<unknown[][]> {
  const tables = ['users', 'jobs', 'applications', 'candidate_profiles']
  return Promise.all(
    tables.map(table =>
      db.query(`SELECT to_jsonb(t) - 'words' AS row FROM ${table} AS t ORDER BY id`)
    )
  )
}

describeWithDatabase('a generated board', context => {
  beforeAll(() => fill(context.db))

  const rows = <Row extends object>(sql: string) => context.db.query<Row>(sql)

  async function share(condition: string): Promise<number> {
    const [row] = await rows<{ share: number }>(
      `SELECT avg((${condition})::integer) AS share FROM jobs`
    )
    return row?.share ?? 0
  }

  test('has the requested number of jobs, and of all else in proportion', async () => {
    const [counts] = await rows(`SELECT (SELECT count(*) FROM jobs) AS jobs,
      (SELECT count(*) FROM users WHERE user_type = 'employer') AS employers,
      (SELECT count(*) FROM candidate_profiles) AS candidates,
      (SELECT count(*) FROM applications) AS applications`)
    expect(counts).toEqual({ jobs, employers: 50, candidates: 60, applications: 300 })
  })

  test('has a quarter of its jobs expired and a twentieth withdrawn', async () => {
    expect(await share(`expiry_date <= '${now.toISOString()}'`)).toBeCloseTo(0.25, 1)
    expect(await share('NOT is_active')).toBe(0.05)
    expect(await share(`live AND expiry_date <= '${now.toISOString()}'`)).toBe(0)
    expect(
      await share(`live = (is_active AND outcome IS NULL AND expiry_date > '${now.toISOString()}')`)
    ).toBe(1)
  })

  test('has closed jobs with every outcome, some of which answered all who waited', async () => {
    expect(await share('outcome IS NOT NULL')).toBe(0.04)
    expect(await rows('SELECT DISTINCT outcome FROM jobs WHERE outcome IS NOT NULL')).toHaveLength(
      3
    )
    const [answers] = await rows<{ waiting: number; rejected: number; messages: number }>(
      `SELECT count(*) FILTER (WHERE status = 'pending') AS waiting,
         count(*) FILTER (WHERE status = 'rejected') AS rejected,
         (SELECT count(*) FROM messages) AS messages
         FROM applications WHERE job_id IN (SELECT id FROM jobs WHERE answer IS NOT NULL)`
    )
    expect(answers?.waiting).toBe(0)
    expect(answers?.rejected).toBeGreaterThan(0)
    expect(answers?.messages).toBeGreaterThan(0)
  })

  test('has frequent words and rare ones', async () => {
    const { meta } = await searchJobs(context.db, { keyword: 'mozo', page: 1, limit: 1 }, now)
    expect(meta.totalJobs).toBeGreaterThan(jobs / 20)
    const { words } = await readJobWords(context.db)
    expect(words.filter(({ n }) => n === 1).length).toBeGreaterThan(words.length / 3)
    const [places] = await rows<{ n: number }>('SELECT count(DISTINCT location) AS n FROM jobs')
    expect(places?.n).toBeGreaterThan(100)
  })

  test('has uneven numbers of jobs and applications', async () => {
    const most = (column: string, table: string) =>
      rows<{ n: number }>(
        `SELECT count(*) AS n FROM ${table} GROUP BY ${column} ORDER BY n DESC LIMIT 1`
      )
    const [owner] = await most('employer_id', 'jobs')
    const [busiest] = await most('job_id', 'applications')
    expect(owner?.n).toBeGreaterThan(24)
    expect(busiest?.n).toBeGreaterThan(10)
    for (const status of ['pending', 'approved', 'rejected']) {
      expect(
        await rows(`SELECT FROM applications WHERE status = '${status}' LIMIT 1`)
      ).toHaveLength(1)
    }
  })

  test('has only texts that the forms accept', async () => {
    const posted = await rows(
      `SELECT title, company_name AS "companyName", location, description, requirements,
         job_type AS "jobType", experience, contact_phone AS "contactPhone",
         contact_email AS "contactEmail" FROM jobs WHERE is_active`
    )
    expect(posted.filter(job => !PostJob.safeParse(job).success)).toEqual([])
    const profiles = await rows(
      `SELECT full_name AS "fullName", age, contact_phone AS "contactPhone",
         contact_email AS "contactEmail", description, experience, location, skills
         FROM candidate_profiles`
    )
    expect(profiles.filter(profile => !PublishCandidateProfile.safeParse(profile).success)).toEqual(
      []
    )
    const coverLetters =
      'SELECT FROM applications WHERE length(cover_letter) NOT BETWEEN 50 AND 1000'
    expect(await rows(coverLetters)).toEqual([])
  })

  test('is appended oldest first', async () => {
    const times = (await readAll(context.db, 0, 10_000)).map(({ at }) => at)
    expect(times).toEqual([...times].sort())
  })

  test('equals its replay', async () => {
    const replay = { db: context.db, vault: testVault, projections }
    expect((await verify(replay)).differences).toEqual([])
  })

  test('is refused on a board that is not empty', async () => {
    await expect(fill(context.db)).rejects.toThrow(DatabaseNotEmpty)
  })
})

describe('a generation that is cut short', () => {
  test('leaves a log from which the next start rebuilds the read tables', async () => {
    const db = await openTestDatabase('embedded')
    const progress = (step: 'log' | 'tables') => {
      if (step === 'tables') throw new Error('cut short')
    }
    const cut = generateDataset({ db, vault: testVault, jobs: 50, seed: 7, now, progress })
    await expect(cut).rejects.toThrow('cut short')
    expect(await db.query('SELECT FROM jobs')).toHaveLength(0)
    await migrateDatabase(db, testVault)
    expect(await db.query('SELECT FROM jobs')).toHaveLength(50)
    await db.close()
  })
})

describe('the same seed', () => {
  test('gives the same board on either database, and another seed another', async () => {
    const boards: unknown[] = []
    for (const [kind, seed] of [
      ['server', 7],
      ['embedded', 7],
      ['server', 8]
    ] as const) {
      const db = await openTestDatabase(kind)
      await fill(db, seed)
      boards.push(await boardOf(db))
      await db.close()
    }
    expect(boards[1]).toEqual(boards[0])
    expect(boards[2]).not.toEqual(boards[0])
  })
})
