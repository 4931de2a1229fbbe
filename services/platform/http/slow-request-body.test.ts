import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { onBothBoards } from '#test/test-app.ts'
import { createApp } from '#services/app.ts'
import { arrived } from './request-body.ts'
import type { Env } from './app-env.ts'
import { createRoom } from './concurrency-limit.ts'
import { listen } from './server.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** The length is told before, or each piece tells its own. */
const told = 'Content-Length: 5000\r\n\r\n{"fullName":"'
const inPieces = 'Transfer-Encoding: chunked\r\n\r\nd\r\n{"fullName":"\r\n'

/** Somebody who begins to send a body and never ends. */
async function beginBody(port: number, path = '/api/register', how = told): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n`
  socket.write(`${head}Content-Type: application/json\r\n${how}`)
  return socket
}

onBothBoards('three hundred who never end what they send', board => {
  test.each([
    ['of a length', told],
    ['in pieces', inPieces]
  ])('%s take nobody’s place', async (_, how) => {
    const { port, close } = await listen(createApp(board.tools), '127.0.0.1', 0)
    await Promise.all(Array.from({ length: 300 }, () => beginBody(port, '/api/register', how)))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/jobs`))
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const socket of sockets) socket.destroy()
    await close()
  })
})

test('a body that does not arrive in time is told so, and its connection ends', async () => {
  const app = new Hono<Env>()
    .use(arrived(9_000, 20, createRoom()))
    .post('/slow', c => c.text('here'))
  app.onError((error, c) => c.text(error.message, 408))
  const { port, close } = await listen(app, '127.0.0.1', 0)
  const said = await text(await beginBody(port, '/slow'))
  expect(said).toMatch(/^HTTP\/1\.1 408/)
  expect(said).toMatch(/ha tardado demasiado/)
  await close()
})

test('a body that arrives is read again by whoever needs it', async () => {
  const app = new Hono<Env>()
    .use(arrived(9, 5_000, createRoom()))
    .post('/', async c => c.json(await c.req.json()))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '9' }
  const answer = await app.request('/', { method: 'POST', headers, body: '{"a":"b"}' })
  expect(await answer.json()).toEqual({ a: 'b' })
})
