import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../request/app-env.ts'
import { denyAllPolicy, securityHeaders } from './security-headers.ts'
import { type RunningServer, listen } from '../server/server.ts'

const https = { appOrigin: 'https://ramal.example', hsts: 'max-age=600' }
let listening: RunningServer
beforeAll(async () => {
  const app = new Hono<AppEnv>().get('/', c => c.text('here'))
  listening = await listen(app, '127.0.0.1', 0, undefined, securityHeaders(https))
})
afterAll(() => listening.close())

async function send(request: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

function readHeader(line: string): [string, string] {
  const [name = '', ...value] = line.split(': ')
  return [name.toLowerCase(), value.join(': ')]
}

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['an address that is too long', `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'largas'],
  ['headers that are too long', `${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'largas'],
  ['what is not HTTP', 'Hola, ¿hay alguien?\r\n\r\n', 400, 'no es válida'],
  ['a header without an end', `${head}X Y\r\n\r\n`, 400, 'no es válida'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400, 'no es válida'],
  ['a host with spaces', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'no es válida'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'no es válida'],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400, 'no es válida'],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'no es válida'],
  ['a path without a slash', 'GET about HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'no es válida']
])(
  '%s is refused with a sentence, and the connection is closed',
  async (_, request, status, sentence) => {
    const response = await send(request)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [headers = '', body = ''] = response.split('\r\n\r\n')
    expect(JSON.parse(body).message).toContain(sentence)
    const received = new Map(headers.split('\r\n').map(readHeader))
    expect(received.get('content-length')).toBe(String(Buffer.byteLength(body)))
    for (const [name, value] of Object.entries(securityHeaders(https))) {
      expect(received.get(name.toLowerCase()), name).toBe(value)
    }
    expect(received.get('content-security-policy')).toBe(denyAllPolicy)
    expect(received.get('cache-control')).toBe('private, no-store')
  }
)

test('other requests are served afterwards', async () => {
  await send('x\r\n\r\n')
  const response = await fetch(`http://127.0.0.1:${listening.port}/`)
  expect(await response.text()).toBe('here')
})
