import { EventEmitter, once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptFirst } from './accept-first.ts'

const server = createServer()
let accepted = 0
const acceptedWhenHandled: number[] = []
beforeAll(async () => {
  server.on('connection', () => accepted++)
  const handle = acceptFirst(server, (_, response) => {
    acceptedWhenHandled.push(accepted)
    response.setHeader('Connection', 'close').end('served')
  })
  server.on('request', handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

function request(): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return text(socket)
}

test('connections that wait are accepted before the first request is handled', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, request))
  for (const response of responses) expect(response).toMatch(/served$/)
  expect(acceptedWhenHandled).toEqual(Array.from({ length: 100 }, () => 100))
})

test('a request is handled although every turn brings another connection', async () => {
  const connections = new EventEmitter()
  let isHandled = false
  const handle = acceptFirst(connections, () => {
    isHandled = true
  })
  const incoming = new IncomingMessage(new Socket())
  handle(incoming, new ServerResponse(incoming))
  let turns = 0
  for (; !isHandled && turns < 5_000; turns++) {
    connections.emit('connection')
    await setImmediate()
  }
  expect(turns).toBeGreaterThan(1_000)
  expect(turns).toBeLessThan(1_050)
})
