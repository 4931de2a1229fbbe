import { expect, test } from 'vitest'
import { createApp } from '#services/app.ts'
import { describeWithApp, testOrigin } from '#test/test-app.ts'
import { signUp } from '#test/api-fixtures.ts'

const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'"
}

describeWithApp('an answer', board => {
  const failing = () => {
    const geo = () => {
      throw new Error('DETAIL: ana@example.org')
    }
    return createApp({ ...board.tools, geo, log: { ...board.tools.log, error() {} } })
  }
  const send = (path: string, init: RequestInit = {}) => board.app.request(path, init)

  test.each<[status: number, answer: () => Promise<Response> | Response]>([
    [200, () => send('/health/live')],
    [200, () => send('/api/jobs')],
    [304, () => send('/api/jobs', { headers: { 'If-None-Match': '*' } })],
    [400, () => send('/api/jobs?page=x')],
    [400, () => send('/api/login', { method: 'POST', headers: json, body: '{' })],
    [401, () => send('/api/user')],
    [
      403,
      () => send('/api/logout', { method: 'POST', headers: { Origin: 'https://evil.example' } })
    ],
    [404, () => send('/api/jobs/unknown')],
    [404, () => send('/api/unknown')],
    [404, () => send('/unknown')],
    [404, () => send('/pictures/unknown.webp')],
    [404, () => send('/api/jobs/%00')],
    [413, () => send('/api/login', { method: 'POST', headers: json, body: 'x'.repeat(70_000) })],
    [500, () => failing().request('/api/ip-diagnostic')]
  ])('of %i carries the headers that keep a browser safe', async (status, answer) => {
    const response = await answer()
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(everywhere)
    expect(response.headers.has('strict-transport-security')).toBe(false)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    if (status >= 400) {
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.json()).toEqual(
        expect.objectContaining({ message: expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].*[^\s]$/) })
      )
    }
  })

  test('to an unexpected error says nothing of it', async () => {
    const response = await failing().request('/api/ip-diagnostic')
    expect(await response.json()).toEqual({
      message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.'
    })
  })

  test.each(['/api/jobs/%00', '/api/candidate-profiles/a%00b', '/api/messages/%01', '/%7f'])(
    'to %s, which no address of ours can be, is 404',
    async path => {
      const person = await signUp(board, 'applicant')
      expect(await person.get(path)).toMatchObject({
        status: 404,
        body: { message: 'Esta dirección no existe' }
      })
    }
  )
})

describeWithApp('a write', board => {
  const post = async (headers: Record<string, string>) =>
    (await board.app.request('/api/logout', { method: 'POST', headers })).status
  const cookie = { Cookie: 'otra=1' }

  test.each<[who: string, headers: Record<string, string>, status: number]>([
    ['from this site', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from a site of the same domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['that somebody typed', { 'Sec-Fetch-Site': 'none' }, 403],
    [
      'from another site that names ours',
      { 'Sec-Fetch-Site': 'cross-site', Origin: testOrigin },
      403
    ],
    ['of an older browser from here', { Origin: testOrigin, ...cookie }, 200],
    ['of an older browser from elsewhere', { Origin: 'https://evil.example' }, 403],
    ['from another port', { Origin: 'http://localhost:3001' }, 403],
    ['from another scheme', { Origin: 'https://localhost:3000' }, 403],
    ['from a name that begins like ours', { Origin: `${testOrigin}.evil.example` }, 403],
    ['from a sandbox', { Origin: 'null' }, 403],
    ['from a page of ours', { Referer: `${testOrigin}/auth?register=true`, ...cookie }, 200],
    ['from a page elsewhere', { Referer: `https://evil.example/${testOrigin}` }, 403],
    ['from nowhere, with a cookie', cookie, 403],
    ['from nowhere, without a cookie', {}, 200],
    ['that names our host itself', { Host: 'evil.example', Origin: 'http://evil.example' }, 403]
  ])('%s answers as it must', async (_, headers, status) => {
    expect(await post(headers)).toBe(status)
  })

  test('from elsewhere is refused in Spanish, whatever its method, and does nothing', async () => {
    const ana = await signUp(board, 'applicant')
    const path = `/api/users/${ana.id}`
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = {
        'Sec-Fetch-Site': 'cross-site',
        Cookie: `ramal_sesion=${ana.cookies.get('ramal_sesion')}`
      }
      const response = await board.app.request(path, { method, headers })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        message: 'La petición viene de otro sitio y se ha rechazado.'
      })
    }
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test('is not a read: those may come from anywhere', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await board.app.request('/api/jobs', { headers })).status).toBe(200)
  })
})

describeWithApp(
  'an answer on https',
  board => {
    test('is for https alone from then on', async () => {
      for (const path of ['/api/jobs', '/unknown', '/health/live']) {
        const { headers } = await board.app.request(path)
        expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      }
    })

    test('believes writes from its own origin', async () => {
      const from = (Origin: string) =>
        board.app.request('/api/logout', { method: 'POST', headers: { Origin } })
      expect((await from('https://ramal.example')).status).toBe(200)
      expect((await from('http://ramal.example')).status).toBe(403)
      expect((await from(testOrigin)).status).toBe(403)
    })
  },
  { APP_ORIGIN: 'https://Ramal.Example:443' }
)
