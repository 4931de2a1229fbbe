import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { testPassword, signUp } from '#test/builders/api-fixtures.ts'

const notYours = { status: 403, body: { message: 'No tienes permiso para hacer esto' } }
const notSignedIn = { status: 401, body: { message: 'Usuario no autenticado' } }

describeWithApp('the password of an account', board => {
  const newPassword = 'yegua-torda'

  test('is changed with the current one, which ends every other session', async () => {
    const ana = await signUp(board, 'applicant')
    const elsewhere = board.createClient()
    await elsewhere.post('/api/login', { username: ana.username, password: testPassword })
    const before = ana.cookies.get('ramal_sesion')
    const change = { currentPassword: testPassword, newPassword }
    expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
      status: 200,
      body: { message: 'Tu contraseña ha cambiado' }
    })
    expect((await ana.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    const replayed = { Cookie: `ramal_sesion=${before}` }
    expect((await board.createClient().get('/api/user', replayed)).status).toBe(401)
  })

  test('is changed once by two requests at the same time', async () => {
    const ana = await signUp(board, 'applicant')
    const change = (typed: string) =>
      ana.put(`/api/users/${ana.id}/password`, {
        currentPassword: testPassword,
        newPassword: typed
      })
    const answers = await Promise.all([change(newPassword), change('potro-alazán')])
    // The later one finds another password, or its session ended.
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, expect.toBeOneOf([400, 401])])
  })

  test('is the only one that signs in after the change', async () => {
    const ana = await signUp(board, 'applicant')
    await ana.put(`/api/users/${ana.id}/password`, { currentPassword: testPassword, newPassword })
    const logIn = (typed: string) =>
      board.createClient().post('/api/login', { username: ana.username, password: typed })
    expect((await logIn(testPassword)).status).toBe(401)
    expect((await logIn(newPassword)).status).toBe(200)
  })

  test('is not changed when the current one is wrong, and sessions stay', async () => {
    const ana = await signUp(board, 'applicant')
    const message = 'La contraseña actual no es correcta'
    const change = { currentPassword: newPassword, newPassword }
    expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'currentPassword', message }] }
    })
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test.each(['Caballo123', 'Robles-Ana-2026'])(
    'is not changed to one that is easy to guess: %s',
    async typed => {
      const message = 'Es fácil de adivinar. Añade una palabra más.'
      const ana = await signUp(board, 'applicant')
      const change = { currentPassword: testPassword, newPassword: typed }
      expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: 'newPassword', message }] }
      })
    }
  )

  test('is refused for changing to all but its owner', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const change = { currentPassword: testPassword, newPassword }
    expect(await luis.put(`/api/users/${ana.id}/password`, change)).toMatchObject(notYours)
    expect(await board.createClient().put(`/api/users/${ana.id}/password`, change)).toMatchObject(
      notSignedIn
    )
  })

  test('is never in the event log, a read table or a response', async () => {
    const secret = 'palabra-secretísima'
    const ana = await signUp(board, 'applicant', { password: secret })
    const change = { currentPassword: secret, newPassword: `${secret}-2` }
    const responses = [
      await ana.put(`/api/users/${ana.id}/password`, change),
      await ana.get('/api/user')
    ]
    const rows = await board.db.query('SELECT * FROM es.events')
    const users = await board.db.query('SELECT * FROM users')
    expect(JSON.stringify([responses.map(({ body }) => body), rows, users])).not.toContain(secret)
  })
})
