import { expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { productionSettings } from '#test/board/config.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'

const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'"
}

describeWithApp('a response', board => {
  const failing = () => {
    const geo = () => {
      throw new Error('DETAIL: ana@example.org')
    }
    return composeApp({ ...board.tools, geo, log: { ...board.tools.log, error() {} } })
  }
  const send = (path: string, init: RequestInit = {}) => board.app.request(path, init)

  test.each<[status: number, request: () => Promise<Response> | Response]>([
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
  ])('with status %i has the security headers', async (status, request) => {
    const response = await request()
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

  test('to an unexpected error contains no details of it', async () => {
    const response = await failing().request('/api/ip-diagnostic')
    expect(await response.json()).toEqual({
      code: 'unexpected-error',
      message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.'
    })
  })

  test.each(['/api/jobs/%00', '/api/candidate-profiles/a%00b', '/api/messages/%01', '/%7f'])(
    'to %s, a path with control characters, has status 404',
    async path => {
      const person = await signUp(board, 'applicant')
      expect(await person.get(path)).toMatchObject({
        status: 404,
        body: { message: 'Esta dirección no existe' }
      })
    }
  )
})

describeWithApp(
  'a response on https',
  board => {
    test('sends Strict-Transport-Security as it is configured', async () => {
      for (const path of ['/api/jobs', '/unknown', '/health/live']) {
        const { headers } = await board.app.request(path)
        expect(headers.get('strict-transport-security')).toBe('max-age=600; includeSubDomains')
      }
    })
  },
  {
    ...productionSettings,
    APP_ORIGIN: 'https://Ramal.Example:443',
    HSTS: 'max-age=600; includeSubDomains',
    THROTTLE: 'on'
  }
)
