import { hour } from '#events/units.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { projections } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { CandidateProfileForm } from '#services/candidate-profiles/contract.ts'
import { PostJob } from '#services/jobs/posting/contract.ts'
import { provinceNames } from '#services/jobs/shared/provinces.ts'
import { createMailSubscription } from '#services/mail/plan/subscription.ts'
import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import { findCredentials } from '#services/auth/sessions/credentials.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { testVault, testVaultKey } from '#test/events/event-builders.ts'
import { fillDemo } from './fill.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const hoursFromNow = (hours: number) => `'${new Date(now.getTime() + hours * hour).toISOString()}'`
const expiringIn = (hours: number) =>
  `jobs WHERE live AND expiry_date > ${hoursFromNow(0)} AND expiry_date <= ${hoursFromNow(hours)}`
const expired = `jobs WHERE is_active AND expiry_date <= ${hoursFromNow(0)}`
const passwords = createPasswordHasher()

const fill = (db: Database) => fillDemo({ db, vault: testVault, passwords, now })

/** A count, its minimum and its maximum. */
const counts: [what: string, from: string, min: number, max?: number][] = [
  ['employers', "users WHERE user_type = 'employer'", 30, 30],
  [
    'employers with several jobs',
    '(SELECT FROM jobs GROUP BY employer_id HAVING count(*) > 1) AS busy',
    30,
    30
  ],
  ['live jobs', 'jobs WHERE live', 120],
  ['jobs without a level', 'jobs WHERE live AND experience IS NULL', 6],
  ['jobs with requirements', 'jobs WHERE requirements IS NOT NULL', 57, 85],
  ['jobs posted in the last hour', `jobs WHERE post_date > ${hoursFromNow(-1)}`, 1],
  ['jobs that expire within half a day', expiringIn(12), 2],
  ['jobs that expire within three days', expiringIn(72), 6],
  ['jobs past their end that are not recorded as expired', `${expired} AND live`, 3],
  ['expired jobs', `${expired} AND NOT live`, 2],
  ['renewed jobs', 'jobs WHERE live AND renewed_at IS NOT NULL', 3],
  ['revised jobs', 'jobs WHERE live AND revised_at IS NOT NULL', 2],
  ['withdrawn jobs', 'jobs WHERE NOT is_active', 3],
  ['closed jobs', 'jobs WHERE outcome IS NOT NULL', 3],
  ['applicants', "users WHERE user_type = 'applicant'", 51],
  ['candidate profiles', 'candidate_profiles WHERE is_active', 40, 40],
  ['profiles without e-mail', 'candidate_profiles WHERE contact_email IS NULL', 2],
  ['profiles without location', 'candidate_profiles WHERE location IS NULL', 2],
  ['profiles without experience', 'candidate_profiles WHERE experience IS NULL', 2],
  ['profiles without skills', 'candidate_profiles WHERE skills IS NULL', 2],
  ['applications', 'applications', 80, 80],
  ['pending applications', "applications WHERE status = 'pending'", 11],
  ['approved applications', "applications WHERE status = 'approved'", 11],
  ['rejected applications', "applications WHERE status = 'rejected'", 11],
  ['applications of guests', 'applications WHERE is_guest_application', 21],
  [
    'jobs with 15 applications',
    '(SELECT FROM applications GROUP BY job_id HAVING count(*) = 15) AS busiest',
    1,
    1
  ],
  [
    'jobs with more',
    '(SELECT FROM applications GROUP BY job_id HAVING count(*) > 15) AS busier',
    0,
    0
  ],
  [
    'jobs without applications',
    'jobs WHERE NOT EXISTS (SELECT FROM applications WHERE job_id = jobs.id)',
    72
  ],
  [
    'guests recognised by their e-mail',
    `(SELECT FROM applications WHERE is_guest_application
     GROUP BY guest_id, applicant_email HAVING count(*) = 2) AS guests`,
    1,
    1
  ],
  ['employers with a picture', 'users WHERE profile_picture IS NOT NULL', 15, 24],
  ['jobs with photos', 'jobs WHERE live AND photos IS NOT NULL', 12, 24],
  ['jobs whose photos say nothing', 'jobs WHERE photos IS NOT NULL AND photo_subjects IS NULL', 4],
  ['jobs with a photo of the dwelling', "jobs WHERE live AND 'vivienda' = ANY(photo_subjects)", 2],
  [
    'jobs with a dwelling and photos of other things',
    "jobs WHERE live AND terms ? 'housing' AND cardinality(photo_subjects) = 2 AND 'vivienda' <> ALL(photo_subjects)",
    1
  ],
  ['alerts', 'alerts WHERE since IS NOT NULL', 3, 3],
  ['messages that were read', 'messages WHERE is_read', 21],
  ['messages that were not', 'messages WHERE NOT is_read', 6]
]

describeWithDatabase('the demo', context => {
  beforeAll(() => fill(context.db))

  test.each(counts)('has %s', async (_, from, min, max = Number.POSITIVE_INFINITY) => {
    const [row] = await context.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)
    expect(row?.n).toBeGreaterThanOrEqual(min)
    expect(row?.n).toBeLessThanOrEqual(max)
  })

  test('writes no e-mail of its past', async () => {
    const { db } = context
    const subscription = createMailSubscription(testVaultKey)
    while (await processBatch({ db, vault: testVault, now: () => now }, subscription));
    expect(await db.query('SELECT kind FROM mail.outbox')).toEqual([])
  })

  test('has jobs in every province, on the islands, in Ceuta and in Melilla', async () => {
    expect(provinceNames).toHaveLength(52)
    const without: string[] = []
    for (const location of provinceNames) {
      const { meta } = await searchJobs(context.db, { location, page: 1, limit: 1 }, now)
      if (!meta.totalJobs) without.push(location)
    }
    expect(without).toEqual([])
  })

  test('has jobs of every type and every level', async () => {
    const { meta } = await searchJobs(context.db, { page: 1, limit: 1 }, now)
    for (const type of jobTypes) expect(meta.facets.jobType[type]).toBeGreaterThan(3)
    for (const level of experiences) expect(meta.facets.experience[level]).toBeGreaterThan(20)
  })

  test('has jobs that the form accepts', async () => {
    const jobs = await context.db.query<object>(
      `SELECT title, company_name AS "companyName", location, description, requirements,
         job_type AS "jobType", experience, contact_phone AS "contactPhone",
         contact_email AS "contactEmail" FROM jobs WHERE is_active`
    )
    expect(jobs.filter(job => !PostJob.safeParse(job).success)).toEqual([])
  })

  test('has candidates of all ages, whose profiles the form accepts', async () => {
    const profiles = await context.db.query<{ age: number }>(
      `SELECT full_name AS "fullName", age, contact_phone AS "contactPhone",
         contact_email AS "contactEmail", description, experience, location, skills
         FROM candidate_profiles WHERE is_active ORDER BY age`
    )
    expect([profiles[0]?.age, profiles.at(-1)?.age]).toEqual([16, 80])
    expect(profiles.filter(profile => !CandidateProfileForm.safeParse(profile).success)).toEqual([])
  })

  test('uses only phone numbers and addresses that belong to no real person', async () => {
    const contacts = await context.db.query<{ phone: string | null; email: string | null }>(
      `SELECT contact_phone AS phone, contact_email AS email FROM jobs WHERE is_active
       UNION ALL SELECT contact_phone, contact_email FROM candidate_profiles
       UNION ALL SELECT applicant_phone, applicant_email FROM applications
       UNION ALL SELECT phone, email FROM users`
    )
    const real = contacts.filter(
      ({ phone, email }) =>
        (phone && !/^(0?0?34)?900000\d{3}$/.test(phone.replace(/\D/g, ''))) ||
        (email && !/@(\w+\.)?example\.(org|com)$/.test(email))
    )
    expect(real).toEqual([])
  })

  test('is appended oldest first', async () => {
    const times = (await readAll(context.db, 0, 10_000)).map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(times.filter(at => at > now.toISOString())).toEqual([])
  })

  test('has two accounts that can sign in', async () => {
    const { employer, applicant, password } = await fill(context.db)
    for (const username of [employer, applicant]) {
      const credentials = await findCredentials(context.db, username, new Date())
      expect(await passwords.verify(password, credentials?.passwordHash)).toBe(true)
    }
  })

  test('is not filled a second time', async () => {
    const before = await lastPosition(context.db)
    await fill(context.db)
    expect(await lastPosition(context.db)).toBe(before)
  })

  test('has read tables that equal a replay of the log', async () => {
    const replay = { db: context.db, vault: testVault, projections }
    expect((await verify(replay)).differences).toEqual([])
  })
})
