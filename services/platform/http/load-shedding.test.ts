import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDoor } from './load-shedding.ts'
import type { Env } from './app-env.ts'
import { securityHeaders } from './request-guards.ts'
import { createRoom } from './concurrency-limit.ts'
import { type Listening, listen } from './server.ts'

describe('the door', () => {
  const refused: string[] = []
  let isFull = true
  let listening: Listening
  let address: string
  beforeAll(async () => {
    const headers = securityHeaders('https://ramal.example')
    const door = createDoor({ isFull: () => isFull }, headers, method => refused.push(method))
    const app = new Hono<Env>().all('*', c => c.text('inside'))
    listening = await listen(app, '127.0.0.1', 0, door)
    address = `http://127.0.0.1:${listening.port}`
  })
  afterAll(() => listening.close())

  test('tells calls to come back while there is no room', async () => {
    const body = JSON.stringify({ title: 'Mozo de cuadra' })
    const answer = await fetch(`${address}/api/jobs`, { method: 'POST', body })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      message: 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.'
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'retry-after': '2',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains'
    })
    expect(refused).toEqual(['POST'])
  })

  test('lets in what is no call, and everything once there is room', async () => {
    expect(await (await fetch(`${address}/health/live`)).text()).toBe('inside')
    isFull = false
    expect(await (await fetch(`${address}/api/jobs`)).text()).toBe('inside')
  })
})

describe('room', () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: came, resolve: come } = Promise.withResolvers<void>()
  const room = createRoom()
  const app = new Hono()
    .use(room.place)
    .get('/stay', async c => {
      await done
      return c.text('served')
    })
    .get('/wait', async c => {
      await room.outside(() => came)
      return c.text('served')
    })
  app.onError((error, c) => c.text(error.message, 503))

  test('is for 256, and whoever waits outside takes none of it', async () => {
    const outside = Array.from({ length: 300 }, () => app.request('/wait'))
    expect(room.isFull()).toBe(false)
    const inside = Array.from({ length: 256 }, () => app.request('/stay'))
    expect(room.isFull()).toBe(true)
    expect((await app.request('/stay')).status).toBe(503)
    come()
    expect(new Set((await Promise.all(outside)).map(({ status }) => status))).toEqual(
      new Set([503])
    )
    finish()
    expect(new Set((await Promise.all(inside)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(room.isFull()).toBe(false)
    expect((await app.request('/wait')).status).toBe(200)
  })
})
