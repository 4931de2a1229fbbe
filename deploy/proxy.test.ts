import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ReverseProxy, startNginx } from '#loadtests/runner/nginx.ts'
import { busy } from '#services/platform/http/errors/refusals.ts'
import { denyAllPolicy } from '#services/platform/http/responses/security-headers.ts'
import { hsts, ownHeaders, portOf, startUpstream, upstreamHeaders } from './recorded-upstreams.ts'

/** nginx.conf in a real nginx, before two servers that record what reaches them. */
describe.skipIf(spawnSync('nginx', ['-v']).error)('the proxy', () => {
  const received: IncomingMessage[] = []
  const upstreams: Server[] = []
  let proxy: ReverseProxy

  beforeAll(async () => {
    for (const missing of ['of-one', 'of-two'])
      upstreams.push(await startUpstream(received, missing))
    proxy = await startNginx(upstreams.map(portOf), hsts)
    while (!(await fetch(`${proxy.url}/`).catch(() => undefined))?.ok);
  })

  beforeEach(() => {
    received.length = 0
  })

  afterAll(async () => {
    await proxy.stop()
    for (const upstream of upstreams) upstream.close().closeAllConnections()
  })

  test('hands on the host, and adds the address of the visitor', async () => {
    await fetch(`${proxy.url}/`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    expect(received[0]?.headers).toMatchObject({
      host: new URL(proxy.url).host,
      'x-forwarded-for': '203.0.113.7, 127.0.0.1'
    })
  })

  test('keeps its connections to the processes', async () => {
    for (let n = 0; n < 6; n++) await fetch(`${proxy.url}/`)
    expect(new Set(received.map(({ socket }) => socket)).size).toBeLessThanOrEqual(4)
  })

  test('caches no response, and compresses JSON', async () => {
    const responses = [await fetch(`${proxy.url}/`), await fetch(`${proxy.url}/`)]
    expect(received).toHaveLength(2)
    expect(responses.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'gzip',
      'gzip'
    ])
  })

  test('forwards an event stream at once, uncompressed', async () => {
    const { headers, body } = await fetch(`${proxy.url}/api/live`)
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: changed\n\n')
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.has('content-encoding')).toBe(false)
    await reader?.cancel()
  })

  test('serves built files itself, compressed and for ever', async () => {
    const [asset = ''] = globSync('_astro/*.js', { cwd: 'dist/site' })
    const { headers } = await fetch(`${proxy.url}/${asset}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('content-security-policy')).toBe(denyAllPolicy)
    expect(headers.get('strict-transport-security')).toBe(hsts)
    expect(received).toEqual([])
  })

  test('asks both processes for a file that it has not: they may be of two versions', async () => {
    for (const name of ['of-one', 'of-two', 'of-one', 'of-two']) {
      const { status, headers } = await fetch(`${proxy.url}/_astro/${name}.js`)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    }
  })

  test('protects its own answers as the processes protect theirs', async () => {
    const body = 'x'.repeat(7 * 1024 * 1024)
    const requests: [number, string, RequestInit?][] = [
      [404, '/metrics'],
      [413, '/api/pictures', { method: 'POST', body }],
      [414, `/${'x'.repeat(20_000)}`]
    ]
    for (const [expected, path, init] of requests) {
      const { status, headers } = await fetch(`${proxy.url}${path}`, init)
      expect([path.slice(0, 20), status]).toEqual([path.slice(0, 20), expected])
      expect(Object.fromEntries(headers)).toMatchObject(ownHeaders)
    }
  })

  test('leaves the headers of the processes as they are', async () => {
    const { headers } = await fetch(`${proxy.url}/`)
    for (const [name, value] of Object.entries(upstreamHeaders)) {
      expect(headers.get(name)).toBe(value)
    }
  })

  test('hides the metrics of the processes', async () => {
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404)
    expect(received).toEqual([])
  })

  test('sends a request to the other process when one does not listen', async () => {
    upstreams[0]?.close().closeAllConnections()
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await fetch(proxy.url)).status)
    )
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  test('does not send a write again that may have arrived', async () => {
    const { status, headers } = await fetch(`${proxy.url}/hang-up/secret`, {
      method: 'POST',
      headers: { Referer: `${proxy.url}/secret` }
    })
    expect(status).toBe(502)
    expect(Object.fromEntries(headers)).toMatchObject(ownHeaders)
    expect(received).toHaveLength(1)
  })

  test('says in Spanish that no process answers, to pages and to the API, and when to come back', async () => {
    for (const upstream of upstreams) upstream.close().closeAllConnections()
    const page = await fetch(`${proxy.url}/jobs`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('<h1>Ahora mismo no podemos atenderte</h1>')
    const call = await fetch(`${proxy.url}/api/jobs`)
    expect(await call.json()).toEqual({ code: busy.code, message: busy.message })
    for (const { status, headers } of [page, call]) {
      expect([status, headers.get('retry-after')]).toEqual([502, '5'])
      expect(Object.fromEntries(headers)).toMatchObject(ownHeaders)
    }
  })

  test('has logged no address of all these requests, nor that of their visitor', async () => {
    const body = 'x'.repeat(7 * 1024 * 1024)
    await fetch(`${proxy.url}/secret`, { method: 'POST', body })
    await fetch(`${proxy.url}/_astro/secret.js`)
    expect(proxy.log()).not.toMatch(/secret|metrics|client:|127\.0\.0\.1/)
  })
})
