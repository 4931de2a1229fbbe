import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { composeApp } from '#composition/compose-board.ts'
import { receiveBody } from './request-body.ts'
import { createLoadShedder } from '../limits/load-shedding.ts'
import type { AppEnv } from './app-env.ts'
import { HttpError } from '../errors/errors.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { listen } from '../server/server.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const head = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\n'
const post = (path: string) => `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\n`
const search = `GET /api/jobs HTTP/1.1\r\n${head}Connection: close\r\n\r\n`

/** With a declared length, or in chunks. */
const declared = 'Content-Length: 5000\r\n\r\n{"fullName":"'
const rest = 'a'.repeat(5_000 - '{"fullName":"'.length)
const chunked = 'Transfer-Encoding: chunked\r\n\r\nd\r\n{"fullName":"\r\n'

/** A client that begins to send a body and never ends. */
async function beginBody(port: number, path: string): Promise<Socket> {
  const socket = await open(port)
  socket.write(`${post(path)}${declared}`)
  return socket
}

const openMany = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => open(port)))

/** Resolves once the server has accepted the connection; it accepts one at a time. */
async function greet(socket: Socket): Promise<void> {
  socket.write(`GET /health/live HTTP/1.1\r\n${head}\r\n`)
  await once(socket, 'data')
}

const searchTwenty = (others: readonly Socket[]) =>
  Promise.all(
    others.map(async socket => {
      socket.write(search)
      return Number((await text(socket)).slice(9, 12))
    })
  )

describeWithApp('other requests are served', board => {
  const served = async (talk: (port: number) => Promise<void>) => {
    const room = createConcurrencyLimit()
    const shedLoad = createLoadShedder({ ...room, headers: {}, onRefused() {} })
    const { port, close } = await listen(composeApp(board.tools, room), '127.0.0.1', 0, shedLoad)
    await talk(port)
    for (const socket of sockets) socket.destroy()
    await close()
  }

  test.each([
    ['of a length', declared],
    ['in chunks', chunked]
  ])('during a burst of 500 slow bodies %s, none of which is refused', (_, how) =>
    served(async port => {
      const [others, senders] = [await openMany(port, 20), await openMany(port, 500)]
      await Promise.all([...others, ...senders].map(greet))
      const responses: string[] = []
      for (const socket of senders) socket.on('data', data => responses.push(String(data)))
      // All requests are written at once, so that the server receives them in one turn of the event loop.
      for (const socket of senders) socket.write(`${post('/api/register')}${how}`)
      expect(await searchTwenty(others)).toEqual(Array(20).fill(200))
      expect(responses).toEqual([])
    })
  )

  test(
    'while 300 pictures arrive slowly, most of which are refused and closed',
    () =>
      served(async port => {
        const { id, cookies } = await signUp(board, 'applicant')
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const upload = `POST /api/users/${id}/picture HTTP/1.1\r\n${head}Cookie: ${cookie}\r\n${declared}`
        const statuses: string[] = []
        let closed = 0
        for (const socket of await openMany(port, 300)) {
          socket.write(upload)
          socket.once('data', data => statuses.push(String(data).slice(9, 12)))
          socket.once('close', () => closed++)
        }
        await expect.poll(() => closed, { timeout: 60_000 }).toBe(300 - 32)
        expect(statuses).toEqual(Array(300 - 32).fill('503'))
        expect(await searchTwenty(await openMany(port, 20))).toEqual(Array(20).fill(200))
      }),
    90_000
  )
})

const stub = (maxPending: number, milliseconds: number) => {
  const app = new Hono<AppEnv>()
    .use(receiveBody({ bytes: 9_000, milliseconds, maxPending }))
    .post('/slow', async c => c.text(await c.req.text()))
  app.onError((error, c) => c.text(error.message, error instanceof HttpError ? error.status : 500))
  return listen(app, '127.0.0.1', 0)
}

test('a body that does not arrive in time is refused, and its connection ends', async () => {
  const { port, close } = await stub(9, 20)
  const response = await text(await beginBody(port, '/slow'))
  expect(response).toMatch(/^HTTP\/1\.1 408/)
  expect(response).toMatch(/Connection: close/)
  expect(response).toMatch(/ha tardado demasiado/)
  await close()
})

test('slow bodies beyond the limit are refused and closed, complete bodies are accepted', async () => {
  const { port, close } = await stub(2, 60_000)
  await Promise.all([beginBody(port, '/slow'), beginBody(port, '/slow')])
  const response = await text(await beginBody(port, '/slow'))
  expect(response).toMatch(/^HTTP\/1\.1 503/)
  expect(response).toMatch(/Connection: close/)
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"a":"b"}' }
  expect(await (await fetch(`http://127.0.0.1:${port}/slow`, init)).text()).toBe(init.body)
  sockets[0]?.write(rest)
  expect(String(await once(sockets[0] as Socket, 'data'))).toMatch(/^HTTP\/1\.1 200/)
  const later = await beginBody(port, '/slow')
  await setTimeout(50)
  later.write(rest)
  expect(String(await once(later, 'data'))).toMatch(/^HTTP\/1\.1 200/)
  later.destroy()
  sockets[1]?.destroy()
  await close()
})

test('a body that has arrived can be read again', async () => {
  const app = new Hono<AppEnv>()
    .use(receiveBody({ bytes: 9, milliseconds: 5_000, maxPending: 9 }))
    .post('/', async c => c.json(await c.req.json()))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '9' }
  const response = await app.request('/', { method: 'POST', headers, body: '{"a":"b"}' })
  expect(await response.json()).toEqual({ a: 'b' })
})
