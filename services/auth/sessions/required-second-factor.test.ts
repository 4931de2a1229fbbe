import { expect, test } from 'vitest'
import { type SignedInClient, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { enrolInSecondFactor, oneTimeCode } from '#test/builders/second-factor.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'

const path = '/api/second-factor'

async function signUpOperator(board: TestApp): Promise<SignedInClient> {
  const operator = await signUp(board, 'employer')
  makeOperator(board, operator)
  return operator
}

async function enrolmentCodeFor(board: TestApp, { username }: SignedInClient): Promise<string> {
  const [{ code }] = (await runCli(board, 'user', 'totp-code', username)).values
  return code
}

async function enrol(board: TestApp) {
  const operator = await signUpOperator(board)
  const code = await enrolmentCodeFor(board, operator)
  return { operator, ...(await enrolInSecondFactor(operator, board.now, code)) }
}

const overview = '/api/operator/overview'

describeWithApp(
  'two-step sign-in, when it is required',
  board => {
    test('comes before the pages of operators, and is asked of no other user', async () => {
      const operator = await signUpOperator(board)
      expect(await operator.get('/api/operator/overview')).toMatchObject({
        status: 403,
        body: { message: 'Activa la verificación en dos pasos para continuar.' }
      })
      expect((await operator.get('/api/user')).status).toBe(200)
      expect((await operator.get(path)).body).toMatchObject({
        isOn: false,
        isRequired: true,
        isPassed: false,
        needsEnrolmentCode: true
      })
      const { operator: enrolled } = await enrol(board)
      expect((await enrolled.get('/api/operator/overview')).status).toBe(200)
    })

    test('is enrolled with a code of the command line, once and for an hour, not with the password alone', async () => {
      const operator = await signUpOperator(board)
      const password = { currentPassword: testPassword }
      const refused = { status: 400, body: { errors: [{ field: 'enrolmentCode' }] } }
      expect(await operator.post(path, password)).toMatchObject(refused)
      const otherCode = await enrolmentCodeFor(board, await signUpOperator(board))
      expect(await operator.post(path, { ...password, enrolmentCode: otherCode })).toMatchObject(
        refused
      )
      const former = await enrolmentCodeFor(board, operator)
      const enrolmentCode = await enrolmentCodeFor(board, operator)
      const begin = (code: string) => operator.post(path, { ...password, enrolmentCode: code })
      expect(await begin(former)).toMatchObject(refused)
      const start = board.now
      board.now = new Date(start.getTime() + 60 * 60_000)
      expect(await begin(enrolmentCode)).toMatchObject(refused)
      board.now = start
      const { recoveryCodes } = await enrolInSecondFactor(operator, board.now, enrolmentCode)
      await runCli(board, 'user', 'reset-totp', operator.username)
      await operator.post('/api/login', { username: operator.username, password: testPassword })
      expect(await begin(enrolmentCode)).toMatchObject(refused)
      expect(recoveryCodes).toHaveLength(10)
    })

    test('is asked again of every session that began without it', async () => {
      const operator = await signUpOperator(board)
      const elsewhere = board.createClient()
      const { username } = operator
      await elsewhere.post('/api/login', { username, password: testPassword })
      await enrolInSecondFactor(operator, board.now, await enrolmentCodeFor(board, operator))
      expect((await elsewhere.get('/api/user')).status).toBe(401)
      expect((await operator.get(overview)).status).toBe(200)
      await board.db.query('UPDATE auth.sessions SET second_factor_at = NULL WHERE user_id = $1', [
        operator.id
      ])
      expect(await operator.get(overview)).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Cierra sesión y entra otra vez/) }
      })
      expect((await operator.get(path)).body).toMatchObject({ isOn: true, isPassed: false })
    })

    test('stays with a session whose password changes, and is enrolled anew in one that gave it', async () => {
      const { operator, secret } = await enrol(board)
      const again = board.createClient()
      const { username } = operator
      const code = oneTimeCode(secret, board.now)
      await again.post('/api/login', { username, password: testPassword, code })
      expect((await again.get(overview)).status).toBe(200)
      const change = { currentPassword: testPassword, newPassword: 'yegua-torda' }
      await again.put(`/api/users/${operator.id}/password`, change)
      expect((await again.get(overview)).status).toBe(200)
      await again.put(`/api/users/${operator.id}/password`, {
        currentPassword: 'yegua-torda',
        newPassword: testPassword
      })
      const next = oneTimeCode(secret, board.now, 1)
      expect((await again.delete(path, { code: next })).status).toBe(200)
      expect((await again.get(overview)).status).toBe(403)
      await enrolInSecondFactor(again, board.now)
      expect((await again.get(overview)).status).toBe(200)
    })

    test('allows ten codes in fifteen minutes', async () => {
      const { operator } = await enrol(board)
      const logIn = (index: number) =>
        board.createClient(`198.51.100.${index}`).post('/api/login', {
          username: operator.username,
          password: testPassword,
          code: '000000'
        })
      const statuses: number[] = []
      for (let index = 1; index <= 11; index++) statuses.push((await logIn(index)).status)
      // The confirmation was the first of the ten.
      expect(statuses).toEqual([...Array<number>(9).fill(401), 429, 429])
    })
  },
  { OPERATOR_TOTP: 'required', THROTTLE: 'registration=100/60' }
)
