import { expect, test } from 'vitest'
import { type SignedInClient, signUp, testPassword } from '#test/api-fixtures.ts'
import { makeOperator } from '#test/operator.ts'
import { enrolInSecondFactor } from '#test/second-factor.ts'
import { describeWithApp, type TestApp } from '#test/test-app.ts'

const path = '/api/second-factor'

async function signUpOperator(board: TestApp): Promise<SignedInClient> {
  const operator = await signUp(board, 'employer')
  makeOperator(board, operator)
  return operator
}

async function enrol(board: TestApp) {
  const operator = await signUpOperator(board)
  return { operator, ...(await enrolInSecondFactor(operator, board.now)) }
}

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
      expect((await operator.get(path)).body).toMatchObject({ isOn: false, isRequired: true })
      const { operator: enrolled } = await enrol(board)
      expect((await enrolled.get('/api/operator/overview')).status).toBe(200)
    })

    test('allows ten codes in fifteen minutes', async () => {
      const { operator } = await enrol(board)
      const logIn = (nth: number) =>
        board.createClient(`198.51.100.${nth}`).post('/api/login', {
          ...{ username: operator.username, password: testPassword, code: '000000' }
        })
      const statuses: number[] = []
      for (let nth = 1; nth <= 11; nth++) statuses.push((await logIn(nth)).status)
      // The confirmation was the first of the ten.
      expect(statuses).toEqual([...Array<number>(9).fill(401), 429, 429])
    })
  },
  { OPERATOR_TOTP: 'required', THROTTLE: 'registration=100/60' }
)
