import { beforeAll, expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { searchWithDefaults, searchTitles } from '#test/random/job-search.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'

describeWithDatabase('searching jobs by keyword', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const post = (title: string, more: object = {}) =>
      seedJob(context.db, owner, { title, ...more })
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
    [
      'a typing error in the plural of the other gender',
      'instrcutores',
      'Instructora de doma clásica'
    ],
    ['a typing error in the other gender', 'instrcutor', 'Instructora de doma clásica'],
    ['a typing error among correct words', 'doma clasicq', 'Instructora de doma clásica'],
    ['a synonym of one word', 'palafrenero', 'Mozo de cuadra'],
    ['a synonym of several words', 'cuidador de caballos', 'Groom internacional'],
    ['a title that says both forms', 'monitora', 'Monitor/a de equitación'],
    ['a word in quotation marks', 'pazo', 'Monitor/a de equitación'],
    ['marks around the word itself', '¡«herrador»!', 'Herrador'],
    ['the man for the woman', 'jinete', 'Amazona para salto']
  ])('finds by %s', async (_, keyword, title) => {
    expect(await searchTitles(context.db, { keyword })).toContain(title)
  })

  test.each([
    ['all words must be there', 'herrador barcelona'],
    ['a word of no job', 'xilofonista'],
    ['a percent sign alone', '%'],
    ['an underscore alone', '_'],
    ['quotes alone', '\'"'],
    ['operators alone', '&|!()<->:*']
  ])('finds nothing: %s', async (_, keyword) => {
    expect(await searchWithDefaults(context.db, { keyword })).toMatchObject({
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
    expect(await searchTitles(context.db, { keyword })).toEqual(title ? [title] : [])
  })

  test('ignores stop words', async () => {
    expect(await searchTitles(context.db, { keyword: 'de la' })).toHaveLength(7)
  })

  test.each([
    ['an accent less', 'avila', 'Mozo de cuadra'],
    ['the beginning of a word', 'barce', 'Groom internacional'],
    ['a part of a word', 'arcelon', 'Groom internacional'],
    ['a typing error', 'sevila', 'Amazona para salto'],
    ['two words of it', 'Madrid Rozas', 'Herrador'],
    ['a particle', 'jerez de la frontera', 'Veterinario equino']
  ])('finds a place by %s', async (_, location, title) => {
    expect(await searchTitles(context.db, { location })).toEqual([title])
  })

  test('matches a place with places only', async () => {
    expect(await searchTitles(context.db, { location: 'herrador' })).toEqual([])
    expect(await searchTitles(context.db, { location: '%' })).toEqual([])
    expect(await searchTitles(context.db, { keyword: 'herrador', location: 'Sevilla' })).toEqual([])
    expect(
      await searchTitles(context.db, { keyword: 'groom', location: 'Barcelona' })
    ).toHaveLength(1)
  })

  test('uses the first twelve words of a text, and the first six of a place', async () => {
    const owner = await seedEmployer(context.db)
    const title = 'abeto acebo alerce almendro cerezo chopo cipres encina fresno roble nogal olivo'
    await seedJob(context.db, owner, { title, location: 'Alfa Beta Gamma Delta Epsilon Zeta' })
    const reversed = title.split(' ').reverse().join(' ')
    expect(await searchTitles(context.db, { keyword: `${reversed} xilofonista` })).toEqual([title])
    expect(await searchTitles(context.db, { keyword: `xilofonista ${title}` })).toEqual([])
    const location = 'zeta epsilon delta gamma beta alfa'
    expect(await searchTitles(context.db, { location: `${location} babilonia` })).toEqual([title])
    expect(await searchTitles(context.db, { location: `babilonia ${location}` })).toEqual([])
  })

  test('takes words of a place as prefixes from three letters on', async () => {
    expect(await searchTitles(context.db, { location: 'bar' })).toEqual(['Groom internacional'])
    expect(await searchTitles(context.db, { location: 'ba' })).toEqual([])
    expect(await searchTitles(context.db, { location: 'jerez de la f' })).toEqual([
      'Veterinario equino'
    ])
  })

  test.each([12, 36, 60])('finds nothing by %i unknown words', async count => {
    const words = Array.from(
      { length: count },
      (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`
    )
    const keyword = words.join(' ')
    expect((await searchWithDefaults(context.db, { keyword })).meta.totalJobs).toBe(0)
  })

  test('ranks a match in the title before one in the text', async () => {
    const owner = await seedEmployer(context.db)
    await seedJob(context.db, owner, { title: 'Guarnicionero' })
    await seedJob(context.db, owner, {
      title: 'Taller',
      description: 'Se busca guarnicionero con oficio'
    })
    expect(await searchTitles(context.db, { keyword: 'guarnicionera' })).toEqual([
      'Guarnicionero',
      'Taller'
    ])
  })
})

describeWithDatabase('words for what a job says in its terms', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const post = (title: string, terms: JobTerms, location = 'Segovia') =>
      seedJob(context.db, owner, { title, terms, location, description: 'Diez caballos' })
    await post('Puesto uno', { role: 'groom', housing: { kind: 'compartida' } })
    await post('Puesto dos', { role: 'domador', housing: { kind: 'no' } })
    await post('Puesto tres', { disciplines: ['salto'] }, 'Girona')
    await post('Casa con picadero', {}, 'Ourense')
    await post('Amazona', {})
  })

  test.each([
    ['vivienda', ['Casa con picadero', 'Puesto uno']],
    ['alojamiento', ['Casa con picadero', 'Puesto uno']],
    ['mozo', ['Puesto uno']],
    ['palafrenera', ['Puesto uno']],
    ['desbravador', ['Puesto dos']],
    ['salto de obstáculos', ['Puesto tres']],
    ['gerona', ['Puesto tres']],
    ['orense hípica', ['Casa con picadero']],
    ['montador', ['Amazona']],
    ['puesto mozo vivienda', ['Puesto uno']]
  ])('«%s» finds them, and the synonyms in the text', async (keyword, titles) => {
    expect((await searchTitles(context.db, { keyword })).sort()).toEqual(titles)
  })

  test('rank below the same words in the text', async () => {
    const owner = await seedEmployer(context.db)
    await seedJob(context.db, owner, { title: 'Mozo' }, '2026-03-01T10:00:00.000Z')
    const titles = await searchTitles(context.db, { keyword: 'mozo' })
    expect(titles).toEqual(['Mozo', 'Puesto uno'])
  })

  test('come first among equals where the pay is stated', async () => {
    const owner = await seedEmployer(context.db)
    const pay = { min: 1300, period: 'mes' } as const
    await seedJob(context.db, owner, { title: 'Cochero', companyName: 'Con', terms: { pay } })
    await seedJob(context.db, owner, { title: 'Cochero', companyName: 'Sin' })
    const { jobs } = await searchWithDefaults(context.db, { keyword: 'cochero' })
    expect(jobs.map(({ companyName }) => companyName)).toEqual(['Con', 'Sin'])
  })
})
