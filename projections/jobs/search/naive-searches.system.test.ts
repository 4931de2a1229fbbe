import { hour } from '#events/units.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { searchTime, searchWithDefaults } from '#test/random/job-search.ts'
import { NaiveBoard, type NaiveSearch } from '#test/random/naive-job-search.ts'
import { liveAt, liveButForClock, RandomBoard } from '#test/random/random-board.ts'
import { randomSearch } from '#test/random/random-job-searches.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { readSynonyms } from '#projections/search/clauses.ts'

const titles = [
  'Mozo/a de cuadra',
  'Groom internacional',
  'Jefe de cuadra',
  'Auxiliar de clínica',
  'Domadora de potros',
  'Monitor de equitación (H/M)',
  'Herrador',
  'Guarda de noche',
  'Persona para yeguada',
  'Chófer de camión',
  'Galopador',
  'Guía de rutas'
]
const companies = ['Hípica Las Eras', 'Yeguada Madrid', 'Cuadra Pequeña', 'Finca Jerez']
const locations = ['Jerez de la Frontera', 'Finca Alborada', 'Sevilla', 'Cortijo Nuevo, Madrid']
const sentences = [
  'Manejo de yeguas y potros',
  'Turno de noche',
  '1.200 € al mes',
  'Vivienda en la finca',
  'Carné de remolque',
  'Paseos en coche de caballos',
  'Auxiliar en la cuadra',
  'Galope 4',
  'Clases de ponis',
  'Casa y vehículo',
  'Doma clásica y salto',
  'Prácticas remuneradas'
]
const words = [
  'moza',
  'mozos/as',
  'mozo h/m',
  'groom',
  'herrero',
  'errador',
  'domadora',
  'doma clásica',
  'yeguas',
  'yeguada',
  'noche',
  'noces',
  'galope',
  'galopador',
  '1200',
  '1.200',
  '1300',
  'busco trabajo',
  'se necesita',
  'de la',
  'madrid',
  'jerez',
  'sevilla',
  '41010',
  'finca',
  'auxiliar de cuadra',
  'instructor',
  'casa',
  'vivienda',
  'remolque',
  'remolqe',
  'clínica',
  'media jornada',
  'prácticas',
  'ginete',
  'xilofonista',
  '%',
  'rutas',
  'guía de rutas'
]
const places: NaiveSearch[] = [
  { location: 'Andalucía' },
  { location: 'Madrid' },
  { location: 'alborada' },
  { location: 'albor' },
  { location: 'alvorada' },
  { location: 'zzz' },
  { near: '11020', radius: 10 as const },
  { near: '41091', radius: 100 as const }
]

function randomTexts(random: SeededRandom) {
  const some = (most: number) =>
    Array.from({ length: random.between(1, most) }, () => random.pick(sentences)).join('. ')
  return {
    title: random.pick(titles),
    companyName: random.pick(companies),
    location: random.pick(locations),
    description: some(3),
    requirements: some(2)
  }
}

function randomWords(random: SeededRandom): string {
  const chosen = Array.from({ length: random.between(1, 3) }, () => random.pick(words))
  return chosen.join(random.pick([' ', ' ', ', ', ' o ', ' de ']))
}

function randomWordSearch(random: SeededRandom): NaiveSearch {
  const { keyword, near, radius, ...filters } = randomSearch(random)
  return {
    ...(random.withProbability(0.5) && filters),
    ...(random.withProbability(0.9) && { keyword: randomWords(random) }),
    ...(random.withProbability(0.25) && random.pick(places))
  }
}

/** Of a night, and of other runs. */
const [searches, changes] = inject('isFullScale') ? [1_500, 300] : [60, 40]

describeWithDatabase('random searches in people’s words', context => {
  let board: RandomBoard

  beforeAll(async () => {
    board = new RandomBoard(context.db)
    for (let index = 0; index < 60; index++) await post(index)
  }, 120_000)

  const post = (index: number) => {
    const random = new SeededRandom(43, 'post', index)
    const hours = random.between(1, 1_000)
    const expiryDate = new Date(searchTime.getTime() + hours * hour).toISOString()
    return board.post(random, { ...randomTexts(random), expiryDate })
  }

  async function expectSearch(index: number): Promise<number> {
    const search = randomWordSearch(new SeededRandom(47, 'search', index))
    const { jobs, now } = board
    const naive = new NaiveBoard(
      liveButForClock(jobs),
      liveAt(jobs, now),
      await readSynonyms(context.db)
    ).search(search)
    const found = await searchWithDefaults(context.db, { ...search, limit: 200 }, new Date(now))
    expect({
      search,
      ids: found.jobs.map(({ id }) => id),
      total: found.meta.totalJobs,
      facets: found.meta.facets
    }).toEqual({ search, ids: naive.ids, total: naive.ids.length, facets: naive.facets })
    return naive.ids.length
  }

  test('find what a plain look at every job finds, in the same order', async () => {
    let some = 0
    for (let index = 0; index < searches; index++) if ((await expectSearch(index)) > 0) some++
    expect(some).toBeGreaterThan(0.4 * searches)
  }, 120_000)

  test('do so after any change, and after the end of an employer', async () => {
    for (let index = 0; index < changes; index++) {
      await board.change(new SeededRandom(53, 'change', index))
      if (index % 4 === 0) await post(100 + index)
      await expectSearch(1_000 + index)
    }
    const [first = '', second = ''] = board.employers
    await board.endEmployer(first, 'UserErased')
    await board.endEmployer(second, 'UserSoftDeleted')
    for (let index = 2_000; index < 2_030; index++) await expectSearch(index)
  }, 120_000)
})
