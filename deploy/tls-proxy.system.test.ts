import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { busy } from '#services/platform/http/errors/refusals.ts'
import { startCaddy, type TlsProxy } from '#loadtests/runner/caddy.ts'
import { hsts, ownHeaders, portOf, startUpstream, upstreamHeaders } from './recorded-upstreams.ts'

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
}

/** deploy/Caddyfile in a real Caddy, before two servers that record what reaches them. */
describe.skipIf(spawnSync('caddy', ['version']).error)('the proxy that ends TLS', () => {
  const received: IncomingMessage[] = []
  const upstreams: Server[] = []
  let proxy: TlsProxy

  beforeAll(async () => {
    for (const missing of ['of-one', 'of-two'])
      upstreams.push(await startUpstream(received, missing))
    proxy = await startCaddy(upstreams.map(portOf), hsts)
    while (!(await isReady())) await setTimeout(50)
  })

  beforeEach(() => {
    received.length = 0
  })

  afterAll(async () => {
    await proxy.stop()
    for (const upstream of upstreams) upstream.close().closeAllConnections()
  })

  const tls = () => ({
    host: 'localhost',
    port: proxy.httpsPort,
    family: 4,
    ca: proxy.readRootCertificate()
  })
  const send = (path: string, options: https.RequestOptions = {}) =>
    receive(https.request({ ...tls(), agent: false, path, ...options }))
  const sendInClear = (path: string) =>
    receive(http.request({ host: '127.0.0.1', port: proxy.httpPort, path, agent: false }))
  const isReady = () =>
    send('/').then(
      ({ status }) => status === 200,
      () => false
    )

  test('gets a certificate by itself, that a browser of its authority accepts', async () => {
    expect((await send('/')).status).toBe(200)
    await expect(send('/', { ca: [] })).rejects.toThrow()
  })

  test.each<SecureVersion>(['TLSv1.2', 'TLSv1.3'])('speaks %s', async version => {
    expect(await negotiate(version)).toBe(version)
  })

  test.each<SecureVersion>(['TLSv1', 'TLSv1.1'])('refuses %s', async version => {
    await expect(negotiate(version)).rejects.toMatchObject({
      code: expect.stringContaining('ALERT_PROTOCOL_VERSION')
    })
  })

  test('refuses suites without authenticated encryption', async () => {
    const negotiated = negotiate(
      'TLSv1.2',
      'ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:AES128-SHA'
    )
    await expect(negotiated).rejects.toMatchObject({
      code: expect.stringContaining('ALERT_HANDSHAKE_FAILURE')
    })
  })

  test('hands on the host and the address of the visitor, whatever the visitor claims', async () => {
    await send('/', { headers: { Host: 'localhost', 'X-Forwarded-For': '203.0.113.7' } })
    expect(received[0]?.headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https'
    })
  })

  test('caches no response, and compresses JSON', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const responses = [await send('/', { headers }), await send('/', { headers })]
    expect(received).toHaveLength(2)
    expect(responses.map(response => response.headers['content-encoding'])).toEqual([
      'gzip',
      'gzip'
    ])
  })

  test('forwards an event stream at once, uncompressed', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const request = https.request({ ...tls(), agent: false, path: '/api/live', headers }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const [first] = await once(response.setEncoding('utf8'), 'data')
    expect(first).toBe('data: changed\n\n')
    expect(response.headers['content-type']).toBe('text/event-stream')
    expect(response.headers).not.toHaveProperty('content-encoding')
    request.destroy()
  })

  test('asks both processes for a file that one has not: they may be of two versions', async () => {
    for (const name of ['of-one', 'of-two', 'of-one', 'of-two']) {
      expect([name, (await send(`/_astro/${name}.js`)).status]).toEqual([name, 200])
    }
    expect(received).toHaveLength(6)
  })

  test('protects its own answers as the processes protect theirs', async () => {
    const requests: [number, string, https.RequestOptions?][] = [
      [404, '/metrics'],
      [502, '/hang-up', { method: 'POST' }]
    ]
    for (const [expected, path, options] of requests) {
      const { status, headers } = await send(path, options)
      expect([path, status]).toEqual([path, expected])
      expect(headers).toMatchObject(ownHeaders)
    }
    for (const path of ['/jobs', '/api/jobs']) {
      const { headers } = await sendInClear(path)
      const { 'strict-transport-security': _, ...others } = ownHeaders
      expect(headers).toMatchObject(others)
      // The header counts over https only (RFC 6797, 7.2).
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  test('leaves the headers of the processes as they are', async () => {
    const { headers } = await send('/')
    for (const [name, value] of Object.entries(upstreamHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  test('hides the metrics of the processes', async () => {
    expect((await send('/metrics')).status).toBe(404)
    expect(received).toEqual([])
  })

  test('redirects pages to https, and refuses calls of the API in clear', async () => {
    const page = await sendInClear('/jobs?keyword=mozo')
    expect([page.status, page.headers.location]).toEqual([
      308,
      'https://localhost/jobs?keyword=mozo'
    ])
    expect((await sendInClear('/api/jobs')).status).toBe(403)
    expect(received).toEqual([])
  })

  test.each([
    ['a chunk of a wrong size', 'Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n'],
    ['a broken trailer', 'Transfer-Encoding: chunked\r\nTrailer: X\r\n\r\n0\r\nX\r\n\r\n'],
    ['headers of 20 KB', `X: ${'x'.repeat(20_000)}\r\nContent-Length: 0\r\n\r\n`]
  ])(
    'answers others beside requests with %s',
    async (_, rest) => {
      let isOver = false
      const strangers = [1, 2, 3, 4].map(async () => {
        while (!isOver) await sendRaw(`POST /api/login HTTP/1.1\r\nHost: localhost\r\n${rest}`)
      })
      const statuses = []
      while (statuses.length < 20) statuses.push((await send('/')).status)
      isOver = true
      await Promise.all(strangers)
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
    60_000
  )

  test('logs that a response broke off, without the address and the headers of its request', async () => {
    await send('/break-off/secret', { headers: { Referer: 'https://localhost/secret' } })
    await expect.poll(() => proxy.log()).toMatch(/"level":"(error|warn)".*incomplete response/)
    expect(proxy.log()).not.toMatch(/secret|"request"/)
  })

  test('sends a request to the other process when one does not listen', async () => {
    upstreams[0]?.close().closeAllConnections()
    const responses = await Promise.all([1, 2, 3, 4].map(() => send('/')))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('does not send a write again that may have arrived', async () => {
    const headers = { Referer: 'https://localhost/secret' }
    const path = '/hang-up/secret?keyword=secret'
    expect((await send(path, { method: 'POST', headers })).status).toBe(502)
    expect(received).toHaveLength(1)
    expect(proxy.log()).not.toMatch(/secret|"request"/)
  })

  test('says in Spanish that no process answers, to pages and to the API, and when to come back', async () => {
    for (const upstream of upstreams) upstream.close().closeAllConnections()
    const read = async (path: string) => {
      const request = https.request({ ...tls(), agent: false, path }).end()
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      expect(response.headers).toMatchObject({ ...ownHeaders, 'retry-after': '5' })
      expect([502, 503]).toContain(response.statusCode)
      return { type: response.headers['content-type'], body: await text(response) }
    }
    const page = await read('/jobs')
    expect(page.type).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<h1>Ahora mismo no podemos atenderte</h1>')
    const call = await read('/api/jobs')
    expect(call.type).toBe('application/json')
    expect(JSON.parse(call.body)).toEqual({ code: busy.code, message: busy.message })
  })

  /** Resolves when the proxy has answered and closed the connection. */
  async function sendRaw(request: string): Promise<void> {
    const socket = connect({ ...tls(), servername: 'localhost' }).resume()
    await once(socket, 'secureConnect')
    socket.end(request)
    await once(socket, 'close')
  }

  /** The version of TLS of a connection that offers this one only. */
  async function negotiate(
    version: SecureVersion,
    ciphers = 'DEFAULT@SECLEVEL=0'
  ): Promise<string | null> {
    const versions = { minVersion: version, maxVersion: version, ciphers }
    const socket = connect({ ...tls(), ...versions, servername: 'localhost' })
    await once(socket, 'secureConnect')
    const negotiated = socket.getProtocol()
    socket.destroy()
    return negotiated
  }
})

async function receive(request: http.ClientRequest): Promise<Received> {
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode, headers: response.headers }
}
