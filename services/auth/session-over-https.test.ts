import { expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { testPassword, signUp } from '#test/api-fixtures.ts'
import { cookiesOf } from '#test/cookies.ts'

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
      const { [hostCookie]: cookie, '__Host-sesion': hint } = cookiesOf(headers)
      expect(cookie?.attributes).toEqual([
        'httponly',
        'max-age=604740',
        'path=/',
        'samesite=lax',
        'secure'
      ])
      expect(hint?.attributes).toContain('secure')
    })

    test('accepts the cookie of earlier releases, and replaces it at the next sign-in', async () => {
      const person = await signUp(board, 'applicant')
      person.cookies.set(sessionCookie, person.cookies.get(hostCookie) ?? '')
      person.cookies.delete(hostCookie)
      expect((await person.get('/api/user')).status).toBe(200)
      const { username } = person
      await person.post('/api/login', { username, password: testPassword })
      expect([...person.cookies.keys()].sort()).toEqual([hostCookie, '__Host-sesion'].sort())
    })

    test('clears every cookie when it ends', async () => {
      const person = await signUp(board, 'applicant')
      await person.post('/api/logout')
      expect(person.cookies.size).toBe(0)
    })
  },
  { APP_ORIGIN: 'https://ramal.example' }
)
