import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { experiences, jobTypes } from '#events/jobs.ts'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { CandidateProfileForm } from '#services/candidate-profiles/contract.ts'
import { PostJob } from '#services/jobs/contract.ts'
import { createPasswordHasher } from '#services/auth/passwords.ts'
import { findCredentials } from '#services/auth/credentials.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { testVault } from '#test/event-builders.ts'
import { fillDemo } from './fill.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const passwords = createPasswordHasher()
const provinces = `A Coruña, Álava, Albacete, Alicante, Almería, Asturias, Ávila, Badajoz, Baleares,
  Barcelona, Bizkaia, Burgos, Cáceres, Cádiz, Cantabria, Castellón, Ceuta, Ciudad Real, Córdoba, Cuenca,
  Gipuzkoa, Girona, Granada, Guadalajara, Huelva, Huesca, Jaén, La Rioja, Las Palmas, León, Lleida, Lugo,
  Madrid, Málaga, Melilla, Murcia, Navarra, Ourense, Palencia, Pontevedra, Salamanca,
  Santa Cruz de Tenerife, Segovia, Sevilla, Soria, Tarragona, Teruel, Toledo, Valencia, Valladolid,
  Zamora, Zaragoza`.split(/,\s+/)

const fill = (db: Database) => fillDemo({ db, vault: testVault, passwords, now })

describeWithDatabase('the demo', context => {
  beforeAll(() => fill(context.db))

  async function count(what: string, values: unknown[] = []): Promise<number> {
    const [row] = await context.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${what}`, values)
    return row?.n ?? 0
  }

  const expiring = (hours: number) =>
    count('jobs WHERE live AND expiry_date > $1 AND expiry_date <= $2', [
      now.toISOString(),
      new Date(now.getTime() + hours * 3_600_000).toISOString()
    ])

  describe('has ads', () => {
    test('of thirty employers, more than 120 of them live', async () => {
      expect(await count("users WHERE user_type = 'employer'")).toBe(30)
      const { meta } = await searchJobs(context.db, { page: 1, limit: 1 }, now)
      expect(meta.totalJobs).toBeGreaterThanOrEqual(120)
      expect(
        await count('(SELECT FROM jobs GROUP BY employer_id HAVING count(*) > 1) AS busy')
      ).toBe(30)
    })

    test('in every province, on the islands, in Ceuta and in Melilla', async () => {
      expect(provinces).toHaveLength(52)
      const without: string[] = []
      for (const location of provinces) {
        const { meta } = await searchJobs(context.db, { location, page: 1, limit: 1 }, now)
        if (!meta.totalJobs) without.push(location)
      }
      expect(without).toEqual([])
    })

    test('of every type and every level, and of none', async () => {
      const { meta } = await searchJobs(context.db, { page: 1, limit: 1 }, now)
      for (const type of jobTypes) expect(meta.facets.jobType[type]).toBeGreaterThan(3)
      for (const level of experiences) expect(meta.facets.experience[level]).toBeGreaterThan(20)
      expect(await count('jobs WHERE live AND experience IS NULL')).toBeGreaterThan(5)
      const part = (await count('jobs WHERE requirements IS NOT NULL')) / (await count('jobs'))
      expect(part).toBeGreaterThan(0.4)
      expect(part).toBeLessThan(0.6)
    })

    test('of every age: just posted, about to expire, and over', async () => {
      const hourAgo = new Date(now.getTime() - 3_600_000).toISOString()
      expect(await count('jobs WHERE post_date > $1', [hourAgo])).toBeGreaterThan(0)
      expect(await expiring(12)).toBeGreaterThan(1)
      expect(await expiring(72)).toBeGreaterThan(5)
      const over = 'jobs WHERE is_active AND expiry_date <= $1'
      expect(await count(`${over} AND live`, [now.toISOString()])).toBeGreaterThan(2)
      expect(await count(`${over} AND NOT live`, [now.toISOString()])).toBeGreaterThan(1)
    })

    test('that were renewed, revised and withdrawn', async () => {
      expect(await count('jobs WHERE live AND renewed_at IS NOT NULL')).toBeGreaterThan(2)
      expect(await count('jobs WHERE live AND revised_at IS NOT NULL')).toBeGreaterThan(1)
      expect(await count('jobs WHERE NOT is_active')).toBeGreaterThan(2)
    })

    test('that the form would take today', async () => {
      const ads = await context.db.query<object>(
        `SELECT title, company_name AS "companyName", location, description, requirements,
           job_type AS "jobType", experience, contact_phone AS "contactPhone",
           contact_email AS "contactEmail" FROM jobs WHERE is_active`
      )
      expect(ads.filter(ad => !PostJob.safeParse(ad).success)).toEqual([])
    })
  })

  test('has forty candidates of all ages, some without e-mail, place or experience', async () => {
    const profiles = await context.db.query<{ age: number }>(
      `SELECT full_name AS "fullName", age, contact_phone AS "contactPhone",
         contact_email AS "contactEmail", description, experience, location, skills
         FROM candidate_profiles WHERE is_active ORDER BY age`
    )
    expect(profiles).toHaveLength(40)
    expect([profiles[0]?.age, profiles.at(-1)?.age]).toEqual([16, 80])
    expect(profiles.filter(profile => !CandidateProfileForm.safeParse(profile).success)).toEqual([])
    for (const missing of ['contact_email', 'location', 'experience', 'skills']) {
      expect(await count(`candidate_profiles WHERE ${missing} IS NULL`)).toBeGreaterThan(1)
    }
    expect(await count("users WHERE user_type = 'applicant'")).toBeGreaterThan(50)
  })

  test('has eighty applications in all states, many to one ad and none to most', async () => {
    expect(await count('applications')).toBe(80)
    for (const status of ['pending', 'approved', 'rejected']) {
      expect(await count('applications WHERE status = $1', [status])).toBeGreaterThan(10)
    }
    expect(await count('applications WHERE is_guest_application')).toBeGreaterThan(20)
    const [busiest] = await context.db.query<{ n: number }>(
      'SELECT count(*) AS n FROM applications GROUP BY job_id ORDER BY n DESC LIMIT 1'
    )
    expect(busiest?.n).toBe(15)
    const untouched = 'jobs WHERE NOT EXISTS (SELECT FROM applications WHERE job_id = jobs.id)'
    expect(await count(untouched)).toBeGreaterThan((await count('jobs')) / 2)
  })

  test('knows a guest again who applies twice', async () => {
    const twice = `(SELECT FROM applications WHERE is_guest_application
      GROUP BY guest_id, applicant_email HAVING count(*) = 2) AS guests`
    expect(await count(twice)).toBe(1)
  })

  test('has conversations, read and unread', async () => {
    expect(await count('messages WHERE is_read')).toBeGreaterThan(20)
    expect(await count('messages WHERE NOT is_read')).toBeGreaterThan(5)
  })

  test('names nobody whom a stranger could call or write to', async () => {
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

  test('was told oldest first', async () => {
    const times = (await readAll(context.db, 0, 10_000)).map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(times.filter(at => at > now.toISOString())).toEqual([])
  })

  test('lets both of its accounts sign in', async () => {
    const { employer, applicant, password } = await fill(context.db)
    for (const username of [employer, applicant]) {
      const kept = await findCredentials(context.db, username)
      expect(await passwords.verify(password, kept?.passwordHash)).toBe(true)
    }
  })

  test('is not told twice', async () => {
    const before = await lastPosition(context.db)
    await fill(context.db)
    expect(await lastPosition(context.db)).toBe(before)
  })

  test('equals its replay', async () => {
    const replay = { db: context.db, vault: testVault, projections }
    expect((await verify(replay)).differences).toEqual([])
  })
})
