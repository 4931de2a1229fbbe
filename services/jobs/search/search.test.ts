import { beforeAll, expect, test } from 'vitest'
import { type TestApp, describeWithApp } from '#test/board/test-app.ts'
import { type SignedInClient, postJobAs, signUp } from '#test/builders/api-fixtures.ts'

type Cards = { id: string; title: string; distanceKm?: number }[]

async function search(board: TestApp, query: Record<string, string>) {
  const { status, body } = await board.createClient().get(`/api/jobs?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as { jobs: Cards; meta: { totalJobs: number; totalPages: number; facets: object } }
}

describeWithApp('the job search', board => {
  let yeguada: SignedInClient
  beforeAll(async () => {
    yeguada = await signUp(board, 'employer')
    for (let index = 1; index <= 14; index++) {
      await postJobAs(yeguada, {
        title: `Mozo número ${index}`,
        location: 'Ávila',
        experience: 'Experto'
      })
    }
    await postJobAs(yeguada, { title: 'Veterinario', location: 'Sevilla', jobType: 'Prácticas' })
    await postJobAs(yeguada, { title: 'Jinete 100% doma_salto', jobType: 'Media Jornada' })
  })

  test('returns twelve per page, newest first, with the totals', async () => {
    const first = await search(board, {})
    const second = await search(board, { page: '2' })
    expect(first.meta).toMatchObject({ totalJobs: 16, totalPages: 2 })
    expect([first.jobs.length, second.jobs.length]).toEqual([12, 4])
    expect(first.jobs[0]?.title).toBe('Jinete 100% doma_salto')
    const ids = [...first.jobs, ...second.jobs].map(({ id }) => id)
    expect(new Set(ids).size).toBe(16)
  })

  test('searches around a municipality', async () => {
    const near = (query: Record<string, string>) => search(board, query)
    expect((await near({ near: '41091' })).jobs.map(({ title }) => title)).toEqual(['Veterinario'])
    expect((await near({ near: '05019', radius: '10' })).meta.totalJobs).toBe(14)
    expect(
      (await near({ near: '11020', radius: '100', keyword: 'veterinaria' })).jobs
    ).toHaveLength(1)
    expect((await near({ location: 'Andalucía' })).jobs).toHaveLength(1)
  })

  test('has the distance of each job from the municipality, and nothing without one', async () => {
    const distances = async (query: Record<string, string>) =>
      (await search(board, { keyword: 'veterinaria', ...query })).jobs.map(job => job.distanceKm)
    expect(await distances({ near: '41091' })).toEqual([0])
    expect(await distances({ near: '11020', radius: '100' })).toEqual([79])
    expect(await distances({})).toEqual([undefined])
  })

  test.each([
    [{ near: '99999' }, 'near', 'municipality-unknown', 'El municipio no existe'],
    [{ near: 'Jerez' }, 'near', 'municipality-unknown', 'El municipio no existe'],
    [
      { near: '11020', radius: '40' },
      'radius',
      'invalid-value',
      'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'
    ]
  ])('refuses %j', async (query, field, code, message) => {
    const address = `/api/jobs?${new URLSearchParams(query as Record<string, string>)}`
    const { status, body } = await board.createClient().get(address)
    expect([status, body.errors]).toEqual([400, [{ field, code, message }]])
  })

  test('returns jobs without phone and e-mail', async () => {
    const { jobs } = await search(board, {})
    for (const card of jobs) expect(Object.keys(card).join()).not.toMatch(/phone|email/i)
  })

  test('returns no jobs beyond the last page, with the right totals', async () => {
    for (const query of [{ page: '3' }, { page: '999999' }, { keyword: 'mozo', page: '9' }]) {
      const { jobs, meta } = await search(board, query)
      expect(jobs).toEqual([])
      expect(meta.totalJobs).toBe('keyword' in query ? 14 : 16)
    }
    expect((await search(board, { employerId: yeguada.id, page: '9' })).meta.totalJobs).toBe(16)
  })

  test('returns as many as the limit, fifty at most', async () => {
    expect((await search(board, { limit: '5' })).meta.totalPages).toBe(4)
    expect((await search(board, { limit: '5000' })).jobs).toHaveLength(16)
  })

  test('ignores values that mean no filter', async () => {
    for (const any of ['', 'todos', 'todas', 'cualquiera']) {
      const query = { keyword: any, location: any, jobType: any, experience: any, employerId: '' }
      expect((await search(board, query)).meta.totalJobs).toBe(16)
    }
  })

  test('filters by job type, and counts the jobs of each facet', async () => {
    const { jobs, meta } = await search(board, { jobType: 'Prácticas' })
    expect(jobs.map(({ title }) => title)).toEqual(['Veterinario'])
    expect(meta.facets).toMatchObject({
      jobType: { 'Jornada Completa': 14, 'Media Jornada': 1, Prácticas: 1 },
      experience: { 'Nivel Básico': 1, 'Experiencia Media': 0, Experto: 0 }
    })
  })

  test('ignores accents, gender, case and typing errors in words, and filters by location', async () => {
    const total = async (query: Record<string, string>) =>
      (await search(board, query)).meta.totalJobs
    expect(await total({ keyword: 'MOZA' })).toBe(14)
    expect(await total({ keyword: 'veterianrio' })).toBe(1)
    expect(await total({ location: 'avila' })).toBe(14)
    expect(await total({ keyword: 'mozo', location: 'Sevilla' })).toBe(0)
  })

  test.each([
    '%',
    '_',
    '100%',
    "'; DROP TABLE jobs; --",
    '"',
    '&',
    '!mozo',
    'a | b',
    ':*',
    '\\',
    '<->'
  ])('treats %s as plain text', async keyword => {
    for (const query of [{ keyword }, { location: keyword }, { keyword, employerId: yeguada.id }]) {
      expect((await search(board, query)).meta.totalJobs).toBeLessThan(16)
    }
  })

  test.each([
    'page=0',
    'page=x',
    'limit=0',
    'jobType=Nada',
    'experience=x',
    'keyword=%00',
    'page=1&page=2'
  ])('refuses %s with a Spanish message', async query => {
    const { status, body } = await board.createClient().get(`/api/jobs?${query}`)
    expect(status).toBe(400)
    expect(body.message).not.toMatch(/invalid|expected/i)
    expect(body.errors).toHaveLength(1)
  })
})
