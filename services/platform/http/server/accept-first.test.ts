import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../request/app-env.ts'
import { acceptFirst } from './accept-first.ts'
import { listen } from './server.ts'

test('a server accepts the connections that wait before it handles the first request', async () => {
  let accepted = 0
  const count = () => accepted++
  subscribe('net.server.socket', count)
  const acceptedWhenHandled: number[] = []
  const app = new Hono<AppEnv>().all('*', c => {
    acceptedWhenHandled.push(accepted)
    return c.text('served')
  })
  const { port, close } = await listen(app, '127.0.0.1', 0)
  const request = () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    return text(socket)
  }
  const responses = await Promise.all(Array.from({ length: 100 }, request))
  unsubscribe('net.server.socket', count)
  await close()
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
