import { expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const newPassword = 'yegua-torda'

describeWithApp('a password change', board => {
  /** Pauses the checks of the requests that begin until `checked`, once each result is known. */
  function pauseChecks() {
    const { passwords } = board.tools
    const [checked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    board.app = composeApp({
      ...board.tools,
      passwords: {
        ...passwords,
        verify: async (password, hash) => {
          const isMatch = await passwords.verify(password, hash)
          checked.resolve()
          await released.promise
          return isMatch
        }
      }
    })
    return {
      checked: checked.promise.then(() => {
        board.app = composeApp(board.tools)
      }),
      release: released.resolve
    }
  }

  test('ends a sign-in that is under way', async () => {
    const ana = await signUp(board, 'applicant')
    const { checked, release } = pauseChecks()
    const visitor = board.createClient()
    const signIn = visitor.post('/api/login', { username: ana.username, password: testPassword })
    await checked
    const change = { currentPassword: testPassword, newPassword }
    expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(200)
    release()
    expect(await signIn).toMatchObject({
      status: 401,
      body: { message: 'Nombre de usuario o contraseña incorrectos' }
    })
    expect(visitor.cookies.size).toBe(0)
    const sessions = "SELECT FROM auth.sessions WHERE user_id = $1 AND expires_at > '-infinity'"
    expect(await board.db.query(sessions, [ana.id])).toHaveLength(1)
  })

  test('ends a deletion of the account that is under way', async () => {
    const ana = await signUp(board, 'applicant')
    const { checked, release } = pauseChecks()
    const deletion = ana.delete(`/api/users/${ana.id}`, { currentPassword: testPassword })
    await checked
    const change = { currentPassword: testPassword, newPassword }
    expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(200)
    release()
    expect((await deletion).status).toBe(400)
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test('leaves one session when sign-ins race it', async () => {
    const ana = await signUp(board, 'applicant')
    const visitors = Array.from({ length: 12 }, () => board.createClient())
    const change = { currentPassword: testPassword, newPassword }
    const [changed] = await Promise.all([
      ana.put(`/api/users/${ana.id}/password`, change),
      ...visitors.map(visitor =>
        visitor.post('/api/login', { username: ana.username, password: testPassword })
      )
    ])
    expect(changed?.status).toBe(200)
    const sessions = "SELECT FROM auth.sessions WHERE user_id = $1 AND expires_at > '-infinity'"
    expect(await board.db.query(sessions, [ana.id])).toHaveLength(1)
  })
})
