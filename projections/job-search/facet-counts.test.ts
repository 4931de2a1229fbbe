import { beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { searchWithDefaults } from '#test/random/job-search.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'

describeWithDatabase('the facets of a search', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const post = (jobType: string, experience?: string) =>
      seedJob(context.db, owner, { jobType, experience, title: `Puesto ${jobType}` } as object)
    for (let index = 0; index < 14; index++) await post('Jornada Completa', 'Experto')
    for (let index = 0; index < 3; index++) await post('Prácticas', 'Nivel Básico')
    await post('Prácticas', 'Experto')
    await post('Media Jornada')
  })

  const noCounts = { 'Nivel Básico': 0, 'Experiencia Media': 0, Experto: 0 }

  test('count the matches of each filter value, with the other filter applied', async () => {
    expect((await searchWithDefaults(context.db, {})).meta).toMatchObject({
      totalJobs: 19,
      totalPages: 2,
      capped: false,
      facets: {
        jobType: { 'Jornada Completa': 14, 'Media Jornada': 1, Prácticas: 4 },
        experience: { ...noCounts, 'Nivel Básico': 3, Experto: 15 }
      }
    })
    expect(
      (await searchWithDefaults(context.db, { jobType: 'Prácticas', experience: 'Experto' })).meta
    ).toMatchObject({
      totalJobs: 1,
      totalPages: 1,
      capped: false,
      facets: {
        jobType: { 'Jornada Completa': 14, 'Media Jornada': 0, Prácticas: 1 },
        experience: { ...noCounts, 'Nivel Básico': 3, Experto: 1 }
      }
    })
  })

  test('count the same with a keyword', async () => {
    const withWords = await searchWithDefaults(context.db, {
      keyword: 'puesto',
      jobType: 'Prácticas'
    })
    const without = await searchWithDefaults(context.db, { jobType: 'Prácticas' })
    expect(withWords.meta).toEqual(without.meta)
  })

  test.each([undefined, 'puesto'])(
    'gives every job once over all pages (words: %s)',
    async keyword => {
      const pages = [1, 2, 3, 4, 5, 6, 7].map(page =>
        searchWithDefaults(context.db, { keyword, page, limit: 3 })
      )
      const ids = (await Promise.all(pages)).flatMap(({ jobs }) => jobs.map(({ id }) => id))
      expect(new Set(ids).size).toBe(19)
      expect(ids).toHaveLength(19)
    }
  )

  test.each([undefined, 'puesto'])(
    'are the same beyond the last page, which is empty (keyword: %s)',
    async keyword => {
      const { jobs, meta } = await searchWithDefaults(context.db, { keyword, page: 900, limit: 12 })
      expect(jobs).toEqual([])
      expect(meta).toMatchObject({ totalJobs: 19, totalPages: 2 })
    }
  )

  test('come with the newest jobs first', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, {}, '2026-03-09T10:00:00Z')
    const { jobs } = await searchWithDefaults(context.db, {})
    expect(jobs[0]).toMatchObject({ id, postDate: '2026-03-09T10:00:00.000Z' })
  })
})

describeWithDatabase('a search with more matches than are counted', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const rows = Array.from({ length: 1100 }, (_, index) => index)
    await context.db.query(
      `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description, job_type,
         contact_phone, contact_email, post_date, expiry_date)
       SELECT 100000 + n, 'job-' || n, $2, 'Mozo', 'Yeguada', 'Toledo', 'Texto', $3, '', '',
         '2026-03-01', '2026-04-01'::timestamptz + n * interval '1 second'
         FROM unnest($1::int[]) AS n`,
      [rows, owner, 'Media Jornada']
    )
    await seedJob(context.db, owner, { title: 'Mozo', jobType: 'Prácticas' })
  })

  test('is exact in memory, and gives the newest matches', async () => {
    const { jobs, meta } = await searchWithDefaults(context.db, { keyword: 'mozo' })
    expect(meta).toMatchObject({ totalJobs: 1101, totalPages: 92, capped: false })
    expect(jobs[0]?.id).toBe('job-1099')
  })

  test('still finds older matches of a filter', async () => {
    const { jobs, meta } = await searchWithDefaults(context.db, {
      keyword: 'mozo',
      jobType: 'Prácticas'
    })
    expect(jobs).toHaveLength(1)
    expect(meta).toMatchObject({ totalJobs: 1, capped: false })
  })

  test('counts exactly without words', async () => {
    const { meta } = await searchWithDefaults(context.db, {})
    expect(meta).toMatchObject({ totalJobs: 1101, capped: false })
  })

  test('leaves out expired jobs without an expiry event, however many', async () => {
    const { meta } = await searchWithDefaults(context.db, {}, new Date('2026-04-01T00:10:00Z'))
    expect(meta).toMatchObject({ totalJobs: 1101 - 601, capped: false })
    expect(meta.facets.jobType).toMatchObject({ 'Media Jornada': 1100 - 601, Prácticas: 1 })
  })
})
