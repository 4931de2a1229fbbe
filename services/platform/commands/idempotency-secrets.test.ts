import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { composeApp } from '#composition/compose-board.ts'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'

describeWithApp('a request that is sent again', board => {
  const count = async () => {
    const [log] = await board.db.query<{ n: number }>('SELECT count(*) AS n FROM es.events')
    return log?.n ?? 0
  }
  const replaceSecret = () => {
    board.tools.secret = `the secret after ${board.tools.secret}`
    board.app = composeApp(board.tools)
  }
  const replaceVaultKey = async () => {
    board.tools.vault = createPersonalDataVault(newKey, testVaultKey)
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
    board.tools.vault = createPersonalDataVault(newKey)
    board.app = composeApp(board.tools)
  }

  test.each([
    ['SESSION_SECRET', replaceSecret],
    ['VAULT_KEY', replaceVaultKey]
  ])('after %s was replaced has the same response, and no second effect', async (_, replace) => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const { username } = employer
    const registration = { username: `k.${newId()}`, password: testPassword }
    const requests = [
      ['/api/jobs', jobRequest],
      [`/api/jobs/${id}/applications`, guestRequest],
      ['/api/register', { ...registration, email: `${newId()}@example.org`, fullName: 'Ana' }]
    ] as const
    const keys = requests.map(() => ({ 'Idempotency-Key': newId() }))
    const sendAll = async () => {
      const login = board.createClient()
      expect((await login.post('/api/login', { username, password: testPassword })).status).toBe(
        200
      )
      const visitors = [login, board.createClient(), board.createClient()]
      return Promise.all(
        requests.map(([path, body], index) => visitors[index]?.post(path, body, keys[index]))
      )
    }
    const first = await sendAll()
    expect(first.map(response => response?.status)).toEqual([201, 201, 201])
    const before = await count()
    await replace()
    const again = await sendAll()
    // The code to correct an application is signed anew with each response.
    const bodiesOf = (responses: typeof first) =>
      responses.map(response => ({ ...response?.body, correction: undefined }))
    expect(bodiesOf(again)).toEqual(bodiesOf(first))
    expect(await count()).toBe(before)
  })
})
