import { expect, test } from 'vitest'
import { type SignedInClient, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { enrolInSecondFactor, oneTimeCode, beginEnrolment } from '#test/builders/second-factor.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { createSecondFactor } from './second-factor.ts'

const path = '/api/second-factor'
const password = { currentPassword: testPassword }
const askedForCode = {
  status: 401,
  body: {
    message: 'Escribe el código de tu app de autenticación',
    errors: [{ field: 'code', message: 'Escribe el código de tu app de autenticación' }]
  }
}
const wrongCode = 'El código no es correcto o ya se ha usado'

async function signUpOperator(board: TestApp): Promise<SignedInClient> {
  const operator = await signUp(board, 'employer')
  makeOperator(board, operator)
  return operator
}

/** The code of an authenticator app, so many periods from now. */
function codeOf(board: TestApp, secret: string, periods = 0): string {
  return oneTimeCode(secret, board.now, periods)
}

async function enrol(board: TestApp) {
  const operator = await signUpOperator(board)
  return { operator, ...(await enrolInSecondFactor(operator, board.now)) }
}

describeWithApp('two-step sign-in', board => {
  const logIn = (username: string, more: object = {}) =>
    board.createClient().post('/api/login', { username, password: testPassword, ...more })

  test('is enrolled with the password and a first code', async () => {
    const operator = await signUpOperator(board)
    const off = {
      isOn: false,
      isRequired: false,
      recoveryCodesLeft: 0,
      isPassed: false,
      needsEnrolmentCode: false
    }
    expect((await operator.get(path)).body).toEqual(off)
    expect((await operator.post(path, { currentPassword: 'no es esta' })).status).toBe(400)
    const { secret, uri } = (await operator.post(path, password)).body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ramal:.*secret=/)
    expect((await logIn(operator.username)).status).toBe(200)
    const wrong = await operator.post(`${path}/confirmation`, { code: '000000' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } })
    const { body } = await operator.post(`${path}/confirmation`, { code: codeOf(board, secret) })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await operator.get(path)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await operator.post(path, password)).status).toBe(409)
  })

  test('outlives the replacement of the session secret', async () => {
    const { operator, secret } = await enrol(board)
    const factors = (secret: string, previousSecret?: string) =>
      createSecondFactor({ db: board.db, now: () => board.now, secret, previousSecret })
    const replaced = factors('otro secreto de sesiones', board.tools.secret)
    expect(await replaced.verify(operator.id, codeOf(board, secret))).toBe(true)
    // The secret is stored under the new key from then on.
    const later = factors('otro secreto de sesiones')
    expect(await later.verify(operator.id, codeOf(board, secret, 1))).toBe(true)
    await expect(factors('uno más').verify(operator.id, codeOf(board, secret))).rejects.toThrow()
  })

  test('asks for a code once the password was right', async () => {
    const { operator, secret } = await enrol(board)
    expect(await logIn(operator.username)).toMatchObject(askedForCode)
    const code = codeOf(board, secret)
    const wrongPassword = { password: 'otra-clave', code }
    expect((await logIn(operator.username, wrongPassword)).body).toEqual({
      code: 'credentials-wrong',
      message: 'Nombre de usuario o contraseña incorrectos'
    })
    expect(await logIn(operator.username, { code: '000000' })).toMatchObject({
      status: 401,
      body: { message: wrongCode, errors: [{ field: 'code', message: wrongCode }] }
    })
    const { status, body } = await logIn(operator.username, { code })
    expect([status, body.id]).toEqual([200, operator.id])
  })

  test('accepts each code once, also in a race, and none before it', async () => {
    const { operator, secret } = await enrol(board)
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () => logIn(operator.username, { code: codeOf(board, secret) }))
    )
    const statuses = attempts.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect((await logIn(operator.username, { code: codeOf(board, secret, -1) })).status).toBe(401)
    const next = `${codeOf(board, secret, 1).slice(0, 3)} ${codeOf(board, secret, 1).slice(3)}`
    expect((await logIn(operator.username, { code: next })).status).toBe(200)
  })

  test('accepts codes of one period around the time, and no others', async () => {
    const { operator, secret } = await enrol(board)
    for (const periods of [-3, -2, 2, 3]) {
      const code = codeOf(board, secret, periods)
      expect((await logIn(operator.username, { code })).status).toBe(401)
    }
  })

  test('accepts each recovery code once, in any case and without dashes', async () => {
    const { operator, recoveryCodes } = await enrol(board)
    const code = (recoveryCodes[0] ?? '').replaceAll('-', '').toUpperCase()
    expect((await logIn(operator.username, { code })).status).toBe(200)
    expect((await logIn(operator.username, { code })).status).toBe(401)
    expect((await operator.get(path)).body.recoveryCodesLeft).toBe(9)
  })

  test('stores neither the secret nor a recovery code in clear', async () => {
    const { operator, secret, recoveryCodes } = await enrol(board)
    const rows = await board.db.query(
      `SELECT to_jsonb(f) FROM auth.second_factors AS f WHERE user_id = $1
       UNION ALL SELECT to_jsonb(r) FROM auth.recovery_codes AS r WHERE user_id = $1`,
      [operator.id]
    )
    expect(rows).toHaveLength(11)
    const stored = JSON.stringify(rows)
    const inHex = Buffer.from(secret).toString('hex')
    for (const clear of [secret, inHex, ...recoveryCodes]) expect(stored).not.toContain(clear)
  })

  test('survives a change of the password in the same browser, and needs a code elsewhere', async () => {
    const { operator } = await enrol(board)
    const change = { ...password, newPassword: 'yegua-torda' }
    expect((await operator.put(`/api/users/${operator.id}/password`, change)).status).toBe(200)
    expect((await operator.get('/api/user')).status).toBe(200)
    expect(await logIn(operator.username, { password: 'yegua-torda' })).toMatchObject(askedForCode)
  })

  test('is not passed by a repeated registration', async () => {
    const key = { 'Idempotency-Key': 'una-clave' }
    const request = {
      username: 'operaria',
      password: testPassword,
      email: 'operaria@example.org',
      fullName: 'Eva'
    }
    const visitor = board.createClient()
    const { id } = (await visitor.post('/api/register', request, key)).body
    const operator = { ...visitor, id, username: request.username }
    makeOperator(board, operator)
    const secret = await beginEnrolment(operator)
    await operator.post(`${path}/confirmation`, { code: codeOf(board, secret) })
    const again = board.createClient()
    expect((await again.post('/api/register', request, key)).status).toBe(409)
    expect(again.cookies.size).toBe(0)
  })

  test('is asked of operators who have it, also where it is optional', async () => {
    const { operator } = await enrol(board)
    expect((await operator.get('/api/operator/overview')).status).toBe(200)
    await board.db.query('UPDATE auth.sessions SET second_factor_at = NULL')
    expect((await operator.get('/api/operator/overview')).status).toBe(403)
  })

  test('is switched off with a code, which ends the other sessions', async () => {
    const { operator, secret, recoveryCodes } = await enrol(board)
    const otherClient = board.createClient()
    const { username } = operator
    const code = recoveryCodes[0]
    await otherClient.post('/api/login', { username, password: testPassword, code })
    expect((await otherClient.get('/api/user')).status).toBe(200)
    const remove = (code: string) => operator.delete(path, { code })
    expect((await remove('000000')).status).toBe(400)
    expect((await remove(codeOf(board, secret))).status).toBe(200)
    expect((await otherClient.get('/api/user')).status).toBe(401)
    expect((await operator.get('/api/user')).status).toBe(200)
    expect((await logIn(operator.username)).status).toBe(200)
  })

  test('is reset by the command line, which ends the sessions', async () => {
    const { operator } = await enrol(board)
    const reset = await runCli(board, 'user', 'reset-totp', operator.username)
    expect(reset).toMatchObject({ code: 0, values: [{ reset: true }] })
    expect((await operator.get('/api/user')).status).toBe(401)
    expect((await logIn(operator.username)).status).toBe(200)
  })

  test('is hidden from those who are no operators', async () => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.get(path)).status).toBe(404)
    expect((await ana.post(path, password)).status).toBe(404)
  })
})
