import { expect, test } from 'vitest'
import { productionSettings } from '#test/board/config.ts'
import { describeWithApp, testOrigin } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'

describeWithApp('cross-site request forgery', board => {
  const post = async (headers: Record<string, string>) =>
    (await board.app.request('/api/logout', { method: 'POST', headers })).status
  const cookie = { Cookie: 'otra=1' }

  test.each<[origin: string, headers: Record<string, string>, status: number]>([
    ['from this site', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from a site of the same domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['entered in the address bar', { 'Sec-Fetch-Site': 'none' }, 403],
    [
      'from another site with a forged Origin header',
      { 'Sec-Fetch-Site': 'cross-site', Origin: testOrigin },
      403
    ],
    ['from this site in a browser without Sec-Fetch-Site', { Origin: testOrigin, ...cookie }, 200],
    [
      'from another site in a browser without Sec-Fetch-Site',
      { Origin: 'https://evil.example' },
      403
    ],
    ['from another port', { Origin: 'http://localhost:3001' }, 403],
    ['from another scheme', { Origin: 'https://localhost:3000' }, 403],
    ['from a host name with our origin as prefix', { Origin: `${testOrigin}.evil.example` }, 403],
    ['from a sandbox', { Origin: 'null' }, 403],
    [
      'with a Referer of this site',
      { Referer: `${testOrigin}/auth?register=true`, ...cookie },
      200
    ],
    ['with a Referer of another site', { Referer: `https://evil.example/${testOrigin}` }, 403],
    ['without an origin, with a cookie', cookie, 403],
    ['without an origin or a cookie', {}, 200],
    ['with a forged Host header', { Host: 'evil.example', Origin: 'http://evil.example' }, 403]
  ])('a write %s receives the expected status', async (_, headers, status) => {
    expect(await post(headers)).toBe(status)
  })

  test('a cross-site write of any method is refused in Spanish and has no effect', async () => {
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
        code: 'from-another-site',
        message: 'La petición viene de otro sitio y se ha rechazado.'
      })
    }
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test('reads may come from any site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await board.app.request('/api/jobs', { headers })).status).toBe(200)
  })
})

describeWithApp(
  'cross-site request forgery on https',
  board => {
    test('accepts writes from its own origin only', async () => {
      const from = (Origin: string) =>
        board.app.request('/api/logout', { method: 'POST', headers: { Origin } })
      expect((await from('https://ramal.example')).status).toBe(200)
      expect((await from('http://ramal.example')).status).toBe(403)
      expect((await from(testOrigin)).status).toBe(403)
    })
  },
  { ...productionSettings, APP_ORIGIN: 'https://Ramal.Example:443', THROTTLE: 'on' }
)
