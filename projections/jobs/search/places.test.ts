import { beforeAll, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { searchTime, searchTitles, searchWithDefaults } from '#test/random/job-search.ts'
import { seedEmployer, seedEvents, seedJob } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { searchJobsOrWider } from './wider-places.ts'

const locations = [
  'Jerez de la Frontera',
  'El Puerto de Santa María (Cádiz)',
  'Cádiz',
  'Finca del Pino, Almonte (Huelva)',
  'Sevilla',
  'Mallorca',
  'Ciutadella de Menorca',
  'Andalucía',
  'Córdoba, Argentina',
  'Camino de la Yeguada'
]

describeWithDatabase('the places of jobs', context => {
  beforeAll(async () => {
    const employer = await seedEmployer(context.db)
    for (const location of locations) {
      await seedJob(context.db, employer, { title: location, location })
    }
  })

  const titles = async (wanted: object) => (await searchTitles(context.db, wanted)).sort()

  test.each([
    ['Jerez', ['Cádiz', 'El Puerto de Santa María (Cádiz)', 'Jerez de la Frontera']],
    ['El Rocío', ['Finca del Pino, Almonte (Huelva)']],
    ['provincia de Cádiz', ['Cádiz', 'El Puerto de Santa María (Cádiz)', 'Jerez de la Frontera']],
    ['Huelva', ['Finca del Pino, Almonte (Huelva)']],
    ['Mallorca', ['Mallorca']],
    ['Islas Baleares', ['Ciutadella de Menorca', 'Mallorca']],
    ['Euskadi', []],
    ['yeguada', ['Camino de la Yeguada']],
    ['argentina', ['Córdoba, Argentina']],
    ['Lisboa', []]
  ])('«%s» means that place', async (location, expected) => {
    expect(await titles({ location })).toEqual(expected)
  })

  test('a region and Spain have the jobs of all their places', async () => {
    expect(await titles({ location: 'Andalucía' })).toEqual(
      [...locations.slice(0, 5), 'Andalucía'].sort()
    )
    expect(await titles({ location: 'España' })).toEqual(locations.slice(0, 8).sort())
  })

  test('a radius goes around a municipality', async () => {
    const near = (radius: number) => titles({ near: '11020', radius })
    expect(await near(10)).toEqual(['Jerez de la Frontera'])
    expect(await near(30)).toContain('El Puerto de Santa María (Cádiz)')
    expect(await near(100)).toEqual(locations.slice(0, 5).sort())
  })

  test('around a town the nearest come first, then the newest, page by page, unless another order is wanted', async () => {
    const around = { near: '11020', radius: 100 as const }
    const nearest = [
      'Jerez de la Frontera',
      'El Puerto de Santa María (Cádiz)',
      'Cádiz',
      'Finca del Pino, Almonte (Huelva)',
      'Sevilla'
    ]
    expect(await searchTitles(context.db, around)).toEqual(nearest)
    expect(await searchTitles(context.db, { ...around, sort: 'cerca' })).toEqual(nearest)
    expect(await searchTitles(context.db, { ...around, sort: 'nuevos' })).toEqual(
      nearest.toReversed()
    )
    const pages = [1, 2, 3].map(page =>
      searchWithDefaults(context.db, { ...around, page, limit: 2 })
    )
    const found = (await Promise.all(pages)).flatMap(({ jobs }) => jobs)
    expect(found.map(({ title }) => title)).toEqual(nearest)
    const distances = found.map(({ distanceKm = 0 }) => distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(await searchTitles(context.db, { location: 'Andalucía', sort: 'cerca' })).toEqual(
      await searchTitles(context.db, { location: 'Andalucía', sort: 'nuevos' })
    )
    expect(
      await searchTitles(context.db, { ...around, keyword: 'sevilla cadiz', sort: 'cerca' })
    ).toEqual(await searchTitles(context.db, { ...around, keyword: 'sevilla cadiz' }))
  })

  test('a place and other conditions hold together', async () => {
    const place = { near: '11020', radius: 30 as const }
    expect(await titles({ ...place, keyword: 'puerto' })).toEqual([
      'El Puerto de Santa María (Cádiz)'
    ])
    expect(await titles({ location: 'Andalucía', keyword: 'sevilla' })).toEqual(['Sevilla'])
    expect(await titles({ ...place, keyword: 'mallorca' })).toEqual([])
    const { meta } = await searchWithDefaults(context.db, { ...place, jobType: 'Prácticas' })
    expect(meta).toMatchObject({ totalJobs: 0, capped: false })
  })

  test('the municipality that an employer gives counts more than the text', async () => {
    const employer = await seedEmployer(context.db)
    const id = await seedJob(context.db, employer, {
      title: 'Con municipio',
      location: 'Sevilla',
      place: '28079'
    })
    const revise = (personal: object) =>
      seedEvents(context.db, job, id, [
        { type: 'JobRevised', data: { id, employerId: employer }, subject: employer, personal }
      ])
    const isIn = async (location: string) => (await titles({ location })).includes('Con municipio')
    expect([await isIn('Madrid'), await isIn('Sevilla')]).toEqual([true, false])
    await revise({ location: 'Huelva' })
    expect([await isIn('Madrid'), await isIn('Huelva')]).toEqual([true, false])
    await revise({ place: null })
    expect([await isIn('Madrid'), await isIn('Huelva')]).toEqual([false, true])
    await revise({ location: 'Teruel' })
    expect([await isIn('Huelva'), await isIn('Teruel')]).toEqual([false, true])
  })

  test('say where there is more when a place has little or nothing', async () => {
    const wider = async (search: object) => {
      const query = { page: 1, limit: 12, ...search }
      return (await searchJobsOrWider(context.db, query, searchTime)).meta.wider
    }
    expect(await wider({ near: '11020', radius: 10, keyword: 'puerto' })).toEqual([
      { near: '11020', radius: 30, total: 1 },
      { province: '11', total: 1 }
    ])
    expect(await wider({ location: 'Ronda', keyword: 'sevilla' })).toEqual([
      { near: '29084', radius: 200, total: 1 },
      { location: 'Andalucía', total: 1 }
    ])
    expect(await wider({ location: 'Galicia', keyword: 'mallorca' })).toEqual([
      { location: 'España', total: 1 }
    ])
    expect(await wider({ location: 'Galicia', keyword: 'argentina' })).toEqual([])
    expect(await wider({ location: 'Lisboa' })).toBeUndefined()
    expect(await wider({ near: '11020', radius: 10 })).toEqual([
      { near: '11020', radius: 30, total: 3 },
      { province: '11', total: 3 }
    ])
    expect(await wider({ location: 'Andalucía' })).toBeUndefined()
  })

  test('say which words and filters leave nothing', async () => {
    const looser = async (search: object) => {
      const query = { page: 1, limit: 12, ...search }
      return (await searchJobsOrWider(context.db, query, searchTime)).meta.looser
    }
    const puerto = { keyword: 'puerto', near: '11020', radius: 30 as const }
    expect(await looser(puerto)).toBeUndefined()
    expect(await looser({ ...puerto, jobType: 'Prácticas' })).toEqual([
      { without: 'jobType', total: 1 }
    ])
    expect(await looser({ ...puerto, keyword: 'astronauta', role: [] })).toEqual([
      { without: 'keyword', total: 3 }
    ])
    expect(await looser({ keyword: 'astronauta', jobType: 'Prácticas' })).toEqual([])
  })

  test('have the circle around the town that was searched', async () => {
    const around = async (search: object) => {
      const query = { page: 1, limit: 12, ...search }
      return (await searchJobsOrWider(context.db, query, searchTime)).meta.around
    }
    const jerez = {
      near: '11020',
      name: 'Jerez de la Frontera',
      lat: expect.closeTo(36.7, 0.3),
      lon: expect.any(Number)
    }
    expect(await around({ location: 'Jerez' })).toEqual({ ...jerez, radius: 30 })
    expect(await around({ near: '11020', radius: 10 })).toEqual({ ...jerez, radius: 10 })
    expect(await around({ location: 'Galicia' })).toBeUndefined()
    expect(await around({ location: 'Lisboa' })).toBeUndefined()
  })

  test('name the other towns that a typed name may mean', async () => {
    const namesakes = async (search: object) => {
      const query = { page: 1, limit: 12, ...search }
      const { meta } = await searchJobsOrWider(context.db, query, searchTime)
      return meta.namesakes?.map(({ near, name, province }) => `${near} ${name}, ${province}`)
    }
    expect(await namesakes({ location: 'jerez' })).toEqual([
      '06070 Jerez de los Caballeros, Badajoz',
      '18108 Jérez del Marquesado, Granada'
    ])
    expect(await namesakes({ location: 'Jerez de la Frontera' })).toBeUndefined()
    expect(await namesakes({ location: 'Jerez, Cádiz' })).toBeUndefined()
    expect(await namesakes({ location: 'Jerez', near: '11020' })).toBeUndefined()
    expect(await namesakes({ location: 'puerto santa maria' })).toBeUndefined()
    expect(await namesakes({ location: 'Andalucía' })).toBeUndefined()
  })
})
