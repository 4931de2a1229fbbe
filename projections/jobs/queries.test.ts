import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#events/database.ts'
import { job } from '#events/jobs.ts'
import { onBothDatabases } from '#test/both-databases.ts'
import { ad, employer, tell } from '#test/story.ts'
import { findJob, type JobSearch, jobsOf, overdueJobs, searchJobs } from './queries.ts'

const now = new Date('2026-03-10T10:00:00Z')

async function search(db: Database, wanted: Partial<JobSearch>, at = now) {
  return searchJobs(db, { page: 1, limit: 12, ...wanted }, at)
}

async function titles(db: Database, wanted: Partial<JobSearch>): Promise<string[]> {
  const { jobs } = await search(db, { limit: 50, ...wanted })
  return jobs.map(({ title }) => title)
}

onBothDatabases('searching jobs by words', context => {
  beforeAll(async () => {
    const owner = await employer(context.db)
    const post = (title: string, more: object = {}) => ad(context.db, owner, { title, ...more })
    await post('Mozo de cuadra', { location: 'Ávila', companyName: 'Yeguada El Encinar' })
    await post('Veterinario equino', {
      location: 'Jerez de la Frontera',
      companyName: 'Clínica Sur'
    })
    await post('Instructora de doma clásica', { location: 'A Coruña', companyName: 'Hípica Norte' })
    await post('Amazona para salto', { location: 'Sevilla', requirements: 'Carné de conducir B+E' })
    await post('Groom internacional', {
      location: 'Barcelona',
      description: 'Concursos por Europa'
    })
    await post('Monitor/a de equitación', { location: 'Lugo', companyName: 'Hípica «O Pazo»' })
    await post('Herrador', {
      location: 'Las Rozas, Madrid',
      description: 'Al 100% en campo_abierto'
    })
  })

  test.each([
    ['a word of the title', 'herrador', 'Herrador'],
    ['a word of the description', 'concursos', 'Groom internacional'],
    ['a word of the requirements', 'carné', 'Amazona para salto'],
    ['the company', 'encinar', 'Mozo de cuadra'],
    ['the place', 'sevilla', 'Amazona para salto'],
    ['capitals', 'HERRADOR', 'Herrador'],
    ['missing accents', 'clasica', 'Instructora de doma clásica'],
    ['accents that are not there', 'hérrádor', 'Herrador'],
    ['the other gender', 'moza', 'Mozo de cuadra'],
    ['the other gender, the other way', 'instructor', 'Instructora de doma clásica'],
    ['the plural', 'veterinarios', 'Veterinario equino'],
    ['two letters swapped', 'veterianrio', 'Veterinario equino'],
    ['a letter too few', 'herador', 'Herrador'],
    ['a letter too many', 'herrrador', 'Herrador'],
    ['a wrong letter', 'herrafor', 'Herrador'],
    ['a slip in the plural of the other gender', 'instrcutores', 'Instructora de doma clásica'],
    ['a slip in the other gender', 'instrcutor', 'Instructora de doma clásica'],
    ['a slip among right words', 'doma clasicq', 'Instructora de doma clásica'],
    ['a synonym of one word', 'palafrenero', 'Mozo de cuadra'],
    ['a synonym of several words', 'cuidador de caballos', 'Groom internacional'],
    ['a title that says both forms', 'monitora', 'Monitor/a de equitación'],
    ['a word in quotation marks', 'pazo', 'Monitor/a de equitación'],
    ['marks around the word itself', '¡«herrador»!', 'Herrador'],
    ['the man for the woman', 'jinete', 'Amazona para salto']
  ])('finds by %s', async (_, keyword, title) => {
    expect(await titles(context.db, { keyword })).toContain(title)
  })

  test.each([
    ['all words must be there', 'herrador barcelona'],
    ['a word that nobody wrote', 'xilofonista'],
    ['a percent sign alone', '%'],
    ['an underscore alone', '_'],
    ['quotes alone', '\'"'],
    ['operators alone', '&|!()<->:*']
  ])('finds nothing: %s', async (_, keyword) => {
    expect(await search(context.db, { keyword })).toMatchObject({
      jobs: [],
      meta: { totalJobs: 0, totalPages: 0, capped: false }
    })
  })

  test.each([
    ["herrador'", 'Herrador'],
    ['"herrador" & !(', 'Herrador'],
    ['herr%ador', undefined],
    ["'; DROP TABLE jobs; --", undefined],
    ['herrador:*', 'Herrador'],
    ['\\herrador\\', 'Herrador']
  ])('takes operators and quotes as plain characters: %s', async (keyword, title) => {
    expect(await titles(context.db, { keyword })).toEqual(title ? [title] : [])
  })

  test('takes words without meaning as no words', async () => {
    expect(await titles(context.db, { keyword: 'de la' })).toHaveLength(7)
  })

  test.each([
    ['an accent less', 'avila', 'Mozo de cuadra'],
    ['the beginning of a word', 'barce', 'Groom internacional'],
    ['a part of a word', 'arcelon', 'Groom internacional'],
    ['a slip', 'sevila', 'Amazona para salto'],
    ['two words of it', 'Madrid Rozas', 'Herrador'],
    ['a particle', 'jerez de la frontera', 'Veterinario equino']
  ])('finds a place by %s', async (_, location, title) => {
    expect(await titles(context.db, { location })).toEqual([title])
  })

  test('finds a place only among places', async () => {
    expect(await titles(context.db, { location: 'herrador' })).toEqual([])
    expect(await titles(context.db, { location: '%' })).toEqual([])
    expect(await titles(context.db, { keyword: 'herrador', location: 'Sevilla' })).toEqual([])
    expect(await titles(context.db, { keyword: 'groom', location: 'Barcelona' })).toHaveLength(1)
  })

  test('puts what the title says before what the text says', async () => {
    const owner = await employer(context.db)
    await ad(context.db, owner, { title: 'Guarnicionero' })
    await ad(context.db, owner, {
      title: 'Taller',
      description: 'Se busca guarnicionero con oficio'
    })
    expect(await titles(context.db, { keyword: 'guarnicionera' })).toEqual([
      'Guarnicionero',
      'Taller'
    ])
  })
})

onBothDatabases('searching jobs by kind', context => {
  beforeAll(async () => {
    const owner = await employer(context.db)
    const post = (jobType: string, experience?: string) =>
      ad(context.db, owner, { jobType, experience, title: `Puesto ${jobType}` } as object)
    for (let nth = 0; nth < 14; nth++) await post('Jornada Completa', 'Experto')
    for (let nth = 0; nth < 3; nth++) await post('Prácticas', 'Nivel Básico')
    await post('Prácticas', 'Experto')
    await post('Media Jornada')
  })

  const noCounts = { 'Nivel Básico': 0, 'Experiencia Media': 0, Experto: 0 }

  test('counts what each filter would give, the other kept', async () => {
    expect((await search(context.db, {})).meta).toEqual({
      totalJobs: 19,
      totalPages: 2,
      capped: false,
      facets: {
        jobType: { 'Jornada Completa': 14, 'Media Jornada': 1, Prácticas: 4 },
        experience: { ...noCounts, 'Nivel Básico': 3, Experto: 15 }
      }
    })
    expect(
      (await search(context.db, { jobType: 'Prácticas', experience: 'Experto' })).meta
    ).toEqual({
      totalJobs: 1,
      totalPages: 1,
      capped: false,
      facets: {
        jobType: { 'Jornada Completa': 14, 'Media Jornada': 0, Prácticas: 1 },
        experience: { ...noCounts, 'Nivel Básico': 3, Experto: 1 }
      }
    })
  })

  test('counts the same when words are searched too', async () => {
    const withWords = await search(context.db, { keyword: 'puesto', jobType: 'Prácticas' })
    const without = await search(context.db, { jobType: 'Prácticas' })
    expect(withWords.meta).toEqual(without.meta)
  })

  test.each([undefined, 'puesto'])(
    'gives every ad once over all pages (words: %s)',
    async keyword => {
      const pages = [1, 2, 3, 4, 5, 6, 7].map(page =>
        search(context.db, { keyword, page, limit: 3 })
      )
      const ids = (await Promise.all(pages)).flatMap(({ jobs }) => jobs.map(({ id }) => id))
      expect(new Set(ids).size).toBe(19)
      expect(ids).toHaveLength(19)
    }
  )

  test.each([undefined, 'puesto'])('is empty beyond the last page (words: %s)', async keyword => {
    const { jobs, meta } = await search(context.db, { keyword, page: 900, limit: 12 })
    expect(jobs).toEqual([])
    expect(meta).toMatchObject({ totalJobs: 19, totalPages: 2 })
  })

  test('shows the newest first', async () => {
    const owner = await employer(context.db)
    const id = await ad(context.db, owner, {}, '2026-03-09T10:00:00Z')
    const { jobs } = await search(context.db, {})
    expect(jobs[0]).toMatchObject({ id, postDate: '2026-03-09T10:00:00.000Z' })
  })
})

onBothDatabases('ads that end', context => {
  const soon = '2026-03-12T10:00:00.000Z'

  test('are found until their last instant, whether it was recorded or not', async () => {
    const owner = await employer(context.db)
    const id = await ad(context.db, owner, { title: 'Capataz', expiryDate: soon })
    const at = (instant: string) => search(context.db, { keyword: 'capataz' }, new Date(instant))
    expect((await at('2026-03-12T09:59:59.999Z')).meta.totalJobs).toBe(1)
    expect((await at(soon)).meta.totalJobs).toBe(0)
    const all = await search(context.db, {}, new Date(soon))
    expect(all.meta.totalJobs).toBe(0)
    expect(await overdueJobs(context.db, new Date(soon), 10)).toEqual([{ id }])
    await tell(context.db, job, id, [{ type: 'JobExpired', data: { id, employerId: owner } }])
    expect(await overdueJobs(context.db, new Date(soon), 10)).toEqual([])
    expect((await search(context.db, {}, new Date(soon))).meta.totalJobs).toBe(0)
    expect(await findJob(context.db, id)).toMatchObject({
      title: 'Capataz',
      contactPhone: '612 345 678'
    })
  })

  test('are found again once renewed', async () => {
    const owner = await employer(context.db)
    const id = await ad(context.db, owner, { title: 'Cochero', expiryDate: soon })
    const renewal = { id, employerId: owner, expiryDate: '2026-05-01T10:00:00.000Z' }
    await tell(context.db, job, id, [
      { type: 'JobExpired', data: { id, employerId: owner } },
      { type: 'JobRenewed', data: renewal }
    ])
    const { jobs } = await search(
      context.db,
      { keyword: 'cochero' },
      new Date('2026-04-15T10:00:00Z')
    )
    expect(jobs).toMatchObject([{ id, expiryDate: '2026-05-01T10:00:00.000Z' }])
  })

  test('are gone once withdrawn, words and all', async () => {
    const owner = await employer(context.db)
    const id = await ad(context.db, owner, { title: 'Yegüero', description: 'Zahorí del pastizal' })
    await tell(context.db, job, id, [{ type: 'JobWithdrawn', data: { id, employerId: owner } }])
    expect((await search(context.db, { keyword: 'yegüero' })).meta.totalJobs).toBe(0)
    expect(await findJob(context.db, id)).toBeUndefined()
    expect(await context.db.query("SELECT FROM vocabulary WHERE word = 'zahori'")).toEqual([])
    expect(await context.db.query("SELECT FROM vocabulary_slips WHERE word = 'zahori'")).toEqual([])
  })
})

onBothDatabases('the ads of one employer', context => {
  test('are all shown to their owner, and only the live ones to others', async () => {
    const owner = await employer(context.db)
    await ad(context.db, owner, { title: 'Viva' })
    await ad(context.db, owner, { title: 'Caducada', expiryDate: '2026-03-01T00:00:00.000Z' })
    const gone = await ad(context.db, owner, { title: 'Retirada' })
    await tell(context.db, job, gone, [
      { type: 'JobWithdrawn', data: { id: gone, employerId: owner } }
    ])
    await ad(context.db, await employer(context.db), { title: 'Ajena' })
    const list = (isOwner: boolean, more: Partial<JobSearch> = {}) =>
      jobsOf(context.db, owner, isOwner, { page: 1, limit: 12, ...more }, now)
    const own = await list(true)
    expect(own.jobs.map(({ title }) => title)).toEqual(['Caducada', 'Viva'])
    expect(own.meta).toMatchObject({ totalJobs: 2, totalPages: 1 })
    expect((await list(false)).jobs.map(({ title }) => title)).toEqual(['Viva'])
    expect((await list(true, { keyword: 'caducado' })).meta.totalJobs).toBe(1)
    expect((await list(true, { location: 'segovia', jobType: 'Prácticas' })).meta.totalJobs).toBe(0)
  })
})

onBothDatabases('a search that matches more than can be counted', context => {
  beforeAll(async () => {
    const owner = await employer(context.db)
    const rows = Array.from({ length: 1100 }, (_, nth) => nth)
    await context.db.query(
      `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description, job_type,
         contact_phone, contact_email, post_date, expiry_date, words)
       SELECT 100000 + n, 'job-' || n, $2, 'Mozo', 'Yeguada', 'Toledo', 'Texto', $3, '', '',
         '2026-03-01', '2026-04-01',
         search.job_words(100000 + n, 'Mozo', 'Yeguada', 'Toledo', 'Texto', NULL, $3, NULL)
         FROM unnest($1::int[]) AS n`,
      [rows, owner, 'Media Jornada']
    )
    await ad(context.db, owner, { title: 'Mozo', jobType: 'Prácticas' })
  })

  test('says so, and gives the newest of them', async () => {
    const { jobs, meta } = await search(context.db, { keyword: 'mozo' })
    expect(meta).toMatchObject({ totalJobs: 1000, totalPages: 84, capped: true })
    expect(jobs[0]?.id).toBe('job-1099')
  })

  test('still finds what a filter asks for among the older ones', async () => {
    const { jobs, meta } = await search(context.db, { keyword: 'mozo', jobType: 'Prácticas' })
    expect(jobs).toHaveLength(1)
    expect(meta).toMatchObject({ totalJobs: 1, capped: true })
  })

  test('counts exactly without words', async () => {
    const { meta } = await search(context.db, {})
    expect(meta).toMatchObject({ totalJobs: 1101, capped: false })
  })
})
