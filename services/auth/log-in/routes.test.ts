import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { accountFields, deleteAccount, testPassword, signUp } from '#test/builders/api-fixtures.ts'

describeWithApp('signing in', board => {
  test('responds with the account', async () => {
    const { id, username } = await signUp(board, 'applicant')
    const visitor = board.createClient()
    const { status, body } = await visitor.post('/api/login', { username, password: testPassword })
    expect([status, body.id]).toEqual([200, id])
    expect(Object.keys(body).sort()).toEqual(accountFields)
    expect((await visitor.get('/api/user')).body).toEqual(body)
  })

  test('ignores case and blanks in the username, but not in the password', async () => {
    const { username } = await signUp(board, 'applicant')
    const logIn = (body: object) =>
      board.createClient().post('/api/login', { username, password: testPassword, ...body })
    expect((await logIn({ username: ` ${username.toUpperCase()} ` })).status).toBe(200)
    expect((await logIn({ password: testPassword.toUpperCase() })).status).toBe(401)
    expect((await logIn({ password: `${testPassword} ` })).status).toBe(401)
  })

  test('gives the same response to a wrong username, a wrong password and a deleted account', async () => {
    const { username } = await signUp(board, 'applicant')
    const gone = await signUp(board, 'applicant')
    await deleteAccount(gone)
    const responses = await Promise.all([
      board.createClient().post('/api/login', { username: `${username}x`, password: testPassword }),
      board.createClient().post('/api/login', { username, password: 'otra-clave' }),
      board.createClient().post('/api/login', { username: gone.username, password: testPassword })
    ])
    const said = (headers = new Headers()) =>
      [...headers].filter(([name]) => name !== 'x-request-id')
    for (const { status, body, headers } of responses) {
      expect(status).toBe(401)
      expect(body).toEqual({
        code: 'credentials-wrong',
        message: 'Nombre de usuario o contraseña incorrectos'
      })
      expect(said(headers)).toEqual(said(responses[0]?.headers))
    }
  })

  test('is refused when username or password is not valid', async () => {
    const logIn = (body: object) => board.createClient().post('/api/login', body)
    expect(await logIn({ username: 'an', password: '12345' })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'username', message: 'El nombre de usuario debe tener al menos 3 caracteres' },
          { field: 'password', message: 'La contraseña debe tener al menos 6 caracteres' }
        ]
      }
    })
    expect((await logIn({ username: 'ana\u0000', password: testPassword })).status).toBe(400)
    expect((await logIn({ username: { $ne: '' }, password: testPassword })).status).toBe(400)
  })
})
