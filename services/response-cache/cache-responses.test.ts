import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { Database, Queryable } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { composeApp, composeBoard } from '#composition/compose-board.ts'
import { hideJob } from '#services/jobs/posting/decide-takedown.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { cookieSpellings, sessionCookieOf } from '#test/board/cookies.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { createConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import { cacheResponses } from './cache-responses.ts'

const posted = '2026-03-02T10:00:30.000Z'

describeWithApp('responses in memory', board => {
  let employer: SignedInClient
  let statements: string[]

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
  }, 120_000)

  beforeEach(async () => {
    board.now = new Date(posted)
    statements = []
    const { db } = board
    const count = ({ query }: Queryable): Queryable => ({
      query: (text, values) => {
        statements.push(text)
        return query(text, values)
      }
    })
    const counted: Database = { ...db, ...count(db), lookups: count(db.lookups) }
    const replicaRead = board.tools.replicaRead
    board.app = composeApp({
      ...board.tools,
      db: counted,
      replicaRead: (after, read) => replicaRead(after, () => read(counted))
    })
    employer = await signUp(board, 'employer')
  })

  const get = (path: string, headers = {}) => board.createClient().get(path, headers)
  const readTables = /\b(FROM|JOIN) (jobs|candidate_profiles|users)\b/
  const reads = () => statements.filter(text => readTables.test(text)).length

  test.each([
    '/',
    '/jobs',
    '/empleos/groom',
    '/candidates',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/api/jobs',
    '/api/jobs?keyword=mozo',
    '/api/candidate-profiles'
  ])('%s is made once', async path => {
    await get('/api/jobs?limit=1')
    const first = await get(path)
    expect(first.status).toBe(200)
    statements.length = 0
    const second = await get(path)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'))
    expect(second.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(reads()).toBe(0)
  })

  test('a hundred requests at once wait for one of them', async () => {
    await get('/api/jobs?limit=1')
    statements.length = 0
    const responses = await Promise.all(Array.from({ length: 100 }, () => get('/api/jobs')))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(reads()).toBeLessThan(5)
  })

  test('what this process wrote is in the next response', async () => {
    const { body } = await get('/api/jobs')
    const { id } = await postJobAs(employer)
    const next = await get('/api/jobs')
    expect(next.body.meta.totalJobs).toBe(body.meta.totalJobs + 1)
    await employer.delete(`/api/jobs/${id}`)
    expect((await get(`/api/jobs/${id}`)).status).toBe(410)
    expect((await get(`/jobs/${id}`)).status).toBe(410)
  })

  test('what another process wrote is seen by its author at once, and by others soon', async () => {
    const otherApp = composeApp({ ...board.tools, db: { ...board.db } })
    const read = async (headers = {}) => {
      const response = await otherApp.request('/api/jobs', { headers })
      return ((await response.json()) as { meta: { totalJobs: number } }).meta.totalJobs
    }
    const before = await read()
    await postJobAs(employer)
    expect(await read({ 'Log-Position': String(await lastPosition(board.db)) })).toBe(before + 1)
    await postJobAs(employer)
    await setTimeout(100)
    expect(await read()).toBe(before + 2)
  })

  test('the jobs of a deleted account are gone for its former owner on every process', async () => {
    const otherApp = composeApp({ ...board.tools, db: { ...board.db } })
    const { id } = await postJobAs(employer)
    expect((await otherApp.request(`/api/jobs/${id}`)).status).toBe(200)
    expect((await deleteAccount(employer)).status).toBe(200)
    const headers = { Cookie: `posicion=${employer.cookies.get('posicion')}` }
    expect((await otherApp.request(`/api/jobs/${id}`, { headers })).status).toBe(410)
  })

  test('a job that ends leaves every list in that instant', async () => {
    const job = await postJobAs(employer)
    const end = Date.parse(job.expiryDate)
    const lists = [
      '/api/jobs',
      '/jobs',
      '/',
      '/feed.xml',
      '/feed.json',
      '/ofertas.xml',
      '/sitemap.xml',
      `/employers/${employer.id}`,
      `/employers/${employer.id}/anuncios`
    ]
    const isListed = async (path: string) => JSON.stringify((await get(path)).body).includes(job.id)
    for (const [at, expected] of [
      [end - 1, true],
      [end, false],
      [end - 1, true]
    ] as const) {
      board.now = new Date(at)
      for (const path of lists)
        expect([path, at - end, await isListed(path)]).toEqual([path, at - end, expected])
    }
    await employer.delete(`/api/jobs/${job.id}`)
  })

  test('counts and countdowns are those of the moment', async () => {
    const { id } = await postJobAs(employer)
    const textAfter = async (seconds: number) => {
      board.now = new Date(Date.parse(posted) + seconds * 1_000)
      return (await get(`/jobs?keyword=mozo`)).body
    }
    expect(await textAfter(59)).toContain('ahora mismo')
    expect(await textAfter(60)).toContain('hace 1 minuto')
    expect(await textAfter(24 * 3_600 - 1)).toContain('>Nuevo<')
    await employer.delete(`/api/jobs/${id}`)
  })

  test('is 304 for the same content, also at another position', async () => {
    const position = await lastPosition(board.db)
    const first = await get('/api/jobs')
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(new RegExp(`^W/"${position}\\.`))
    const { id } = await postJobAs(employer)
    expect((await get('/api/jobs', { 'If-None-Match': etag })).status).toBe(200)
    await employer.delete(`/api/jobs/${id}`)
    const same = await get('/api/jobs', { 'If-None-Match': `"other", ${etag}` })
    expect(same.status).toBe(304)
    expect(same.headers.get('ETag')).toBe(etag)
    expect(same.headers.get('Cache-Control')).toBe('public, no-cache')
  })

  test('a request with a session, and other methods, are answered anew', async () => {
    await get('/api/jobs')
    statements.length = 0
    await employer.get('/api/jobs')
    expect(reads()).toBeGreaterThan(0)
    expect((await board.app.request('/api/jobs', { method: 'OPTIONS' })).status).toBe(405)
    const head = await board.app.request('/api/jobs', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('a missing job is looked up each time', async () => {
    expect((await get('/api/jobs/none')).status).toBe(404)
    statements.length = 0
    expect((await get('/api/jobs/none')).status).toBe(404)
    expect(reads()).toBe(1)
  })

  test('of a job, with its contact, is kept by no cache, nor here', async () => {
    const { id } = await postJobAs(employer)
    const first = await get(`/api/jobs/${id}`)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.body).toHaveProperty('contactPhone')
    statements.length = 0
    const second = await get(`/api/jobs/${id}`)
    expect([second.body, second.headers.get('etag')]).toEqual([
      first.body,
      first.headers.get('etag')
    ])
    expect(reads()).toBe(1)
  })

  test('each view is counted', async () => {
    const { id } = await postJobAs(employer)
    const browser = { 'User-Agent': 'Mozilla/5.0' }
    for (let index = 0; index < 3; index++) await get(`/api/jobs/${id}`, browser)
    await get(`/jobs/${id}`, browser)
    await get(`/jobs/${id}`, browser)
    await get(`/jobs/${id}`, { 'User-Agent': 'Googlebot' })
    await board.tools.viewCounter.flush()
    expect((await board.tools.viewCounter.find([id])).get(id)).toMatchObject({ views: 5 })
  })
})

describeWithApp('what is answered to a session', board => {
  let employer: SignedInClient
  let jobId: string
  let hiddenId: string
  const minor = { fullName: 'Zoe Valcárcel', age: 16, contactEmail: 'zoe@example.org' }

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    employer = await signUp(board, 'employer')
    jobId = (await postJobAs(employer)).id
    hiddenId = (await postJobAs(employer)).id
    await handleCommand(board.tools, job, hiddenId, state =>
      hideJob(state, hiddenId, { reason: 'falso' })
    )
    await publishProfile(board, minor)
    await publishProfile(board, { age: 41 })
  }, 120_000)

  test.each(cookieSpellings)('stays with it: %s', async (spelling, spell) => {
    const cookie = spell(sessionCookieOf(employer))
    // Each spelling has addresses of its own.
    const query = `x=${encodeURIComponent(spelling)}`
    const asked: [string, RegExp][] = [
      [`/api/candidate-profiles?${query}`, /"age":\d|Zoe/],
      [`/api/jobs?employerId=${employer.id}&${query}`, new RegExp(`${hiddenId}|"contacts"`)],
      [`/api/jobs/${hiddenId}?${query}`, new RegExp(hiddenId)],
      [`/jobs/${jobId}/cartel?${query}`, /612 345 678|cuadra@example/]
    ]
    for (const [path, own] of asked) {
      const read = async (address: string, headers = {}) => {
        const { status, body } = await board.createClient().get(address, headers)
        return { status, found: JSON.stringify(body).match(own)?.[0] }
      }
      const readOwn = (address: string) => read(address, { Cookie: cookie })
      const isUnderstood = !spelling.startsWith('another value before')
      const none = { status: path.includes(`jobs/${hiddenId}`) ? 404 : 200, found: undefined }
      const whole = isUnderstood ? { status: 200, found: expect.any(String) } : none
      const sent = await readOwn(path)
      expect([path, await read(path), sent]).toEqual([path, none, whole])
      const atOnce = [read(`${path}&y`), readOwn(`${path}&y`), read(`${path}&y`)]
      expect([path, await Promise.all(atOnce)]).toEqual([path, [none, whole, none]])
    }
  })

  test('is not shared by a handler that calls it private, nor once a user is known', async () => {
    const bindings = { board: composeBoard(board.tools, createConcurrencyLimit()) }
    let made = 0
    const respond = (c: Context, value?: string) =>
      c.text(`${++made}`, 200, value ? { 'Cache-Control': value } : {})
    const setUser = async (c: Context, next: () => Promise<void>) => {
      c.set('user', { id: 'a' })
      await next()
    }
    const app = new Hono<AppEnv>()
      .get('/private', cacheResponses('jobs'), c => respond(c, cacheControl.privateNoStore))
      .get('/unnamed', cacheResponses('jobs'), c => respond(c))
      .get('/known', setUser, cacheResponses('jobs'), c => respond(c, cacheControl.revalidated))
      .get('/later', cacheResponses('jobs'), setUser, c => respond(c, cacheControl.revalidated))
      .get('/shared', cacheResponses('jobs'), c => respond(c, cacheControl.revalidated))
      .get('/own', setUser, cacheResponses('jobs'), c =>
        respond(c, cacheControl.privateRevalidated)
      )
      .get('/contact', cacheResponses('jobs'), c => respond(c, cacheControl.privateRevalidated))
    for (const path of [
      '/private',
      '/unnamed',
      '/known',
      '/later',
      '/own',
      '/contact',
      '/shared'
    ]) {
      made = 0
      for (let index = 0; index < 3; index++) await app.request(path, {}, bindings)
      expect([path, made]).toEqual([path, path === '/shared' ? 1 : 3])
    }
  })
})

describeWithApp(
  'the rate limit of reads',
  board => {
    test('counts responses from memory', async () => {
      const statuses: number[] = []
      const visitor = board.createClient()
      for (let index = 0; index < 22; index++)
        statuses.push((await visitor.get('/api/jobs')).status)
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
      expect(statuses.at(-1)).toBe(429)
    })
  },
  { THROTTLE: 'reads=20/60' }
)
