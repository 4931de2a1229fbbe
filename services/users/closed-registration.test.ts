import { expect, test } from 'vitest'
import { testPassword } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp(
  'a board that takes no new accounts',
  board => {
    const request = {
      username: 'ana.robles',
      password: testPassword,
      email: 'ana@example.org',
      fullName: 'Ana Robles'
    }

    test.each([
      ['a valid request', request],
      ['whatever is sent', {}]
    ])('refuses %s', async (_, sent) => {
      expect(await board.createClient().post('/api/register', sent)).toMatchObject({
        status: 403,
        body: {
          code: 'registration-closed',
          message:
            'Ahora no se pueden crear cuentas en este sitio. Si ya tienes una, inicia sesión; para buscar y aplicar a un empleo no hace falta.'
        }
      })
      expect(await board.db.query('SELECT FROM users')).toEqual([])
    })
  },
  { REGISTRATION: 'closed' }
)
