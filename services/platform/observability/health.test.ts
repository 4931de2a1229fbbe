import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programVersion } from './program-version.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { readModelVersion } from '#projections/index.ts'
import { type TestApp, describeWithApp, createTestApp } from '#test/board/test-app.ts'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  testPassword,
  signUp
} from '#test/builders/api-fixtures.ts'
import { composeApp } from '#composition/compose-board.ts'

describeWithApp('a process', board => {
  const status = async (path: string, app = board.app) => (await app.request(path)).status

  test('is alive and ready', async () => {
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200])
  })

  test('says its version', async () => {
    for (const path of ['/health', '/health/live', '/health/ready'])
      expect((await board.createClient().get(path)).body).toEqual({
        status: 'ok',
        version: programVersion
      })
  })

  test('is alive and not ready while it shuts down', async () => {
    const leaving = composeApp({ ...board.tools, isShuttingDown: () => true })
    expect(await status('/health/live', leaving)).toBe(200)
    expect(await status('/health/ready', leaving)).toBe(503)
  })

  test('is alive and not ready while the search is loaded', async () => {
    const starting = composeApp({ ...board.tools, isWarmedUp: () => false })
    expect(await status('/health/live', starting)).toBe(200)
    expect(await status('/health/ready', starting)).toBe(503)
  })

  test('is not ready while the read tables have another version', async () => {
    const [head] = await board.db.query<{ shape: string }>('SELECT shape FROM es.head')
    await board.db.query('UPDATE es.head SET shape = $1', ['users:0'])
    expect(await status('/health/ready')).toBe(503)
    const employer = board.createClient()
    const refused = await employer.post('/api/register', {
      username: 'ana.robles',
      password: testPassword,
      email: 'ana@example.org',
      fullName: 'Ana'
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    await board.db.query('UPDATE es.head SET shape = $1', [head?.shape])
    expect(await status('/health/ready')).toBe(200)
    await signUp(board, 'employer')
  })
})

describeWithApp('a process beside a later version, which has migrated the database', board => {
  const ready = async () => (await board.app.request('/health/ready')).status
  let job: { id: string }
  beforeAll(async () => {
    job = await postJobAs(await signUp(board, 'employer'))
    expect(await ready()).toBe(200)
    await board.db.query('UPDATE es.head SET shape = $1', [`${readModelVersion} JobSold:1`])
  })

  test('is ready, serves reads, and asks to repeat writes', async () => {
    await board.db.exec('ALTER TABLE read.jobs ADD COLUMN later text')
    expect(await ready()).toBe(200)
    const visitor = board.createClient()
    for (const path of ['/api/jobs', `/api/jobs/${job.id}`, '/api/candidate-profiles'])
      expect((await visitor.get(path)).status, path).toBe(200)
    const refused = await visitor.post(`/api/jobs/${job.id}/applications`, guestRequest)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  })

  test.each([
    ['has gone', 'RENAME COLUMN title TO name', 'RENAME COLUMN name TO title'],
    ['has another type', 'ALTER COLUMN title TYPE varchar(200)', 'ALTER COLUMN title TYPE text']
  ])('is not ready once a column that it reads %s', async (_, change, undo) => {
    await board.db.exec(`ALTER TABLE read.jobs ${change}`)
    expect(await ready()).toBe(503)
    await board.db.exec(`ALTER TABLE read.jobs ${undo}`)
    expect(await ready()).toBe(200)
  })
})

describeWithApp('a process whose read tables have lost a column', board => {
  test('asks to repeat what reads it, and logs it', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    await board.db.exec('ALTER TABLE read.jobs RENAME COLUMN title TO name')
    const said: string[] = []
    const error = (_: object, text: string) => void said.push(text)
    const app = composeApp({ ...board.tools, log: { ...board.tools.log, error } })
    const response = await app.request(`/api/jobs/${job.id}`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(said).toEqual(['unexpected error'])
    await board.db.exec('ALTER TABLE read.jobs RENAME COLUMN name TO title')
  })
})

describe('a process with an unavailable database', () => {
  let board: TestApp
  beforeAll(async () => {
    board = await createTestApp(openPostgres('postgres://127.0.0.1:1/nowhere'), { THROTTLE: 'on' })
  })
  afterAll(() => board.db.close())

  test('is alive and not ready', async () => {
    expect((await board.app.request('/health/live')).status).toBe(200)
    expect((await board.app.request('/health/ready')).status).toBe(503)
  })

  test.each<[method: 'get' | 'post', path: string, body?: object]>([
    ['get', '/api/jobs'],
    ['get', '/api/jobs?employerId=x'],
    ['get', '/api/jobs/x'],
    ['get', '/api/candidate-profiles'],
    ['get', '/api/candidate-profiles/x'],
    ['post', '/api/login', { username: 'ana', password: testPassword }],
    [
      'post',
      '/api/register',
      { username: 'ana', password: testPassword, email: 'a@b.es', fullName: 'Ana' }
    ],
    ['post', '/api/jobs/x/applications', guestRequest]
  ])('responds to %s %s with 503 and Retry-After', async (method, path, body) => {
    const response = await board.createClient()[method](path, body as never)
    expect(response).toMatchObject({
      status: 503,
      body: { message: 'Ahora no damos abasto. Inténtalo de nuevo en unos segundos.' }
    })
    expect(response.headers.get('retry-after')).toBe('2')
  })

  test('says so in the log', async () => {
    const said: string[] = []
    const error = (_: object, text: string) => void said.push(text)
    const app = composeApp({ ...board.tools, log: { ...board.tools.log, error } })
    expect((await app.request('/api/jobs/x')).status).toBe(503)
    expect(said).toContain('the database is unavailable')
  })

  test('still refuses unauthenticated and invalid requests', async () => {
    expect((await board.createClient().get('/api/user')).status).toBe(401)
    expect((await board.createClient().post('/api/jobs', jobRequest)).status).toBe(401)
    expect((await board.createClient().get('/api/jobs?page=x')).status).toBe(400)
  })
})
