import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveBody } from '../request/request-body.ts'
import { createLoadShedder } from './load-shedding.ts'
import type { AppEnv } from '../request/app-env.ts'
import { securityHeaders } from '../responses/security-headers.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { type RunningServer, listen } from '../server/server.ts'

const post = 'POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n'
const large = 4 * 1024 * 1024

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

describe('the load shedder', () => {
  const refused: string[] = []
  let isFull = true
  let listening: RunningServer
  let address: string
  beforeAll(async () => {
    const headers = securityHeaders({ appOrigin: 'https://ramal.example', hsts: 'max-age=600' })
    const loadShedder = createLoadShedder({
      isFull: () => isFull,
      isCached: path => path === '/api/jobs?page=2',
      headers,
      onRefused: method => refused.push(method)
    })
    const app = new Hono<AppEnv>().all('*', c => c.text('inside'))
    listening = await listen(app, '127.0.0.1', 0, loadShedder)
    address = `http://127.0.0.1:${listening.port}`
  })
  afterAll(() => listening.close())

  test('refuses API calls with 503 and Retry-After while no permit is free', async () => {
    const body = JSON.stringify({ title: 'Mozo de cuadra' })
    const response = await fetch(`${address}/api/jobs`, { method: 'POST', body })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      code: 'service-unavailable',
      message: 'Ahora no damos abasto. Inténtalo de nuevo en unos segundos.'
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'retry-after': '2',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=600'
    })
    expect(refused).toEqual(['POST'])
  })

  test('lets a request pass that may be answered from the cache', async () => {
    expect(await (await fetch(`${address}/api/jobs?page=2`)).text()).toBe('inside')
    expect((await fetch(`${address}/api/jobs?page=3`)).status).toBe(503)
    expect((await fetch(`${address}/api/jobs?page=2`, { method: 'POST' })).status).toBe(503)
    expect(refused.splice(-2)).toEqual(['GET', 'POST'])
  })

  test('keeps the connection open when the request has arrived completely', async () => {
    const socket = await opened(listening.port)
    for (let index = 0; index < 2; index++) {
      socket.write(`${post}Content-Length: 2\r\n\r\n{}`)
      const [received] = await once(socket, 'data')
      expect(String(received)).toMatch(/^HTTP\/1\.1 503.*Connection: keep-alive/s)
    }
    socket.destroy()
  })

  test('closes the connection when the body of the request has not ended', async () => {
    const socket = connect(listening.port, '127.0.0.1')
    socket.write(`${post}Content-Length: 5000\r\n\r\n{`)
    const received = await text(socket)
    expect(received).toMatch(/^HTTP\/1\.1 503/)
    expect(received).toMatch(/Connection: close/)
    expect(received).toMatch(/abasto/)
  })

  test('sends a response that a client can read while it is still sending', async () => {
    for (let index = 0; index < 20; index++) {
      const socket = connect(listening.port, '127.0.0.1')
      socket.write(`${post}Content-Length: ${large}\r\n\r\n`)
      socket.write(Buffer.alloc(large))
      expect(await text(socket)).toMatch(/abasto/)
    }
  })

  test('passes on requests outside the API, and all requests once a permit is free', async () => {
    expect(await (await fetch(`${address}/health/live`)).text()).toBe('inside')
    isFull = false
    expect(await (await fetch(`${address}/api/jobs`)).text()).toBe('inside')
  })
})

describe('the concurrency limit', () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const limit = createConcurrencyLimit()
  const app = new Hono()
    .use((_, next) => limit.withPermit(next))
    .get('/stay', async c => {
      await done
      return c.text('served')
    })
    .get('/wait', async c => {
      await limit.withoutPermit(() => arrived)
      return c.text('served')
    })
  app.onError((error, c) => c.text(error.message, 503))

  test('is 256 requests, and a request that released its permit does not count', async () => {
    const waiting = Array.from({ length: 300 }, () => app.request('/wait'))
    expect(limit.isFull()).toBe(false)
    const running = Array.from({ length: 256 }, () => app.request('/stay'))
    expect(limit.isFull()).toBe(true)
    expect((await app.request('/stay')).status).toBe(503)
    arrive()
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(
      new Set([503])
    )
    finish()
    expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(
      new Set([200])
    )
    expect(limit.isFull()).toBe(false)
    expect((await app.request('/wait')).status).toBe(200)
  })

  test('serves 256 complete requests of a burst and refuses the rest', async () => {
    const { promise: worked, resolve: end } = Promise.withResolvers<void>()
    const burstLimit = createConcurrencyLimit()
    const busyApp = new Hono<AppEnv>()
      .use(receiveBody({ bytes: 9_000, milliseconds: 9_000, maxPending: 9 }), (_, next) =>
        burstLimit.withPermit(next)
      )
      .post('/api/jobs', async c => {
        await worked
        return c.text('served')
      })
    const loadShedder = createLoadShedder({ ...burstLimit, headers: {}, onRefused() {} })
    const { port, close } = await listen(busyApp, '127.0.0.1', 0, loadShedder)
    const sockets = await Promise.all(Array.from({ length: 300 }, () => opened(port)))
    // The server accepts one connection at a time: they are all open before the burst.
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await Promise.all(sockets.map(socket => once(socket, 'data')))
    const statuses: string[] = []
    for (const socket of sockets) {
      socket.on('data', data => statuses.push(String(data).slice(9, 12)))
      socket.write(`${post}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`)
    }
    await expect.poll(() => statuses).toEqual(Array(44).fill('503'))
    end()
    await expect.poll(() => statuses.filter(status => status === '200')).toHaveLength(256)
    for (const socket of sockets) socket.destroy()
    await close()
  })
})
