import { expect, test } from 'vitest'
import { productionSettings } from '#test/board/config.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { testPassword, signUp } from '#test/builders/api-fixtures.ts'
import { cookiesOf, userStatus } from '#test/board/cookies.ts'
import { hostDeviceCookie } from '../shared/cookies.ts'

const sessionCookie = 'ramal_sesion'

describeWithApp(
  'a session over https',
  board => {
    const hostCookie = `__Host-${sessionCookie}`

    test('uses secure cookies, the session bound to the host', async () => {
      const { headers } = await board.createClient().post('/api/register', {
        username: 'ana.segura',
        password: testPassword,
        email: 'ana@example.org',
        fullName: 'Ana Robles'
      })
      const cookies = cookiesOf(headers)
      const { [hostCookie]: cookie, '__Host-sesion': hint } = cookies
      expect(cookie?.attributes).toEqual([
        'httponly',
        'max-age=604740',
        'path=/',
        'samesite=lax',
        'secure'
      ])
      expect(hint?.attributes).toContain('secure')
      expect(cookies[hostDeviceCookie]?.attributes).toEqual([
        'httponly',
        'max-age=31536000',
        'path=/',
        'samesite=lax',
        'secure'
      ])
    })

    test('is not accepted under the name that another host of the domain can set', async () => {
      const person = await signUp(board, 'applicant')
      const otherApplicant = await signUp(board, 'applicant')
      const theirs = `${sessionCookie}=${otherApplicant.cookies.get(hostCookie)}`
      expect(await userStatus(board, theirs)).toBe(401)
      const { body } = await person.get('/api/user', { Cookie: theirs })
      expect(body.id).toBe(person.id)
    })

    test('clears every cookie but that of the known device when it ends', async () => {
      const person = await signUp(board, 'applicant')
      await person.post('/api/logout')
      expect([...person.cookies.keys()]).toEqual([hostDeviceCookie])
    })
  },
  { ...productionSettings, APP_ORIGIN: 'https://ramal.example', THROTTLE: 'on' }
)
