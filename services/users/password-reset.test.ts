import { beforeEach, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { guestRequest, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { signConfirmationToken, signResetToken } from '#test/board/link-tokens.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { enrolInSecondFactor } from '#test/builders/second-factor.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const newPassword = 'yegua-torda'
const over = {
  status: 410,
  body: { message: 'Este enlace ya no sirve. Pide otro y úsalo antes de media hora.' }
}

describeWithApp('a forgotten password', board => {
  const start = new Date('2026-03-02T10:00:00.000Z')
  beforeEach(() => {
    board.now = start
  })

  const request = (login: string) => board.createClient().post('/api/password-resets', { login })
  const reset = (token: string, password = newPassword) =>
    board.createClient().post(`/api/password-resets/${token}`, { password })
  const logIn = (username: string, password: string) =>
    board.createClient().post('/api/login', { username, password })

  async function newest(username: string) {
    await sendMail(board)
    const mails = await mailsTo(board, `${username}@example.org`)
    return mails.find(({ subject }) => subject === 'Elige una contraseña nueva')
  }
  const tokenIn = (text = '') => /\/restablecer\/(\S+)/.exec(text)?.[1] ?? ''

  test.each(['username', 'e-mail'])('is replaced by the link of an e-mail: %s', async by => {
    const ana = await signUp(board, 'applicant')
    const login = by === 'username' ? ana.username.toUpperCase() : `${ana.username}@Example.org`
    const asked = await request(login)
    expect(asked).toMatchObject({
      status: 202,
      body: { message: 'Si hay una cuenta, te hemos escrito a su correo' }
    })
    const mail = await newest(ana.username)
    expect(mail).toMatchObject({
      subject: 'Elige una contraseña nueva',
      to: { name: '' }
    })
    const token = tokenIn(mail?.text)
    const browser = board.createClient()
    expect(await browser.post(`/api/password-resets/${token}`, { password: newPassword })).toEqual(
      expect.objectContaining({
        status: 200,
        body: { message: 'Tu contraseña ha cambiado', username: ana.username, isSignedIn: true }
      })
    )
    expect((await browser.get('/api/user')).body).toMatchObject({
      id: ana.id,
      emailConfirmed: true
    })
    expect((await ana.get('/api/user')).status).toBe(401)
    expect((await logIn(ana.username, testPassword)).status).toBe(401)
    expect((await logIn(ana.username, newPassword)).status).toBe(200)
    expect(await reset(token)).toMatchObject(over)
  })

  test('gets the same answer without an account, and no e-mail', async () => {
    const known = await signUp(board, 'employer')
    const before = await lastPosition(board.db)
    const unknown = await request('nadie.aqui')
    expect(await lastPosition(board.db)).toBe(before)
    const { status, body, headers } = await request(known.username)
    expect([unknown.status, unknown.body]).toEqual([status, body])
    expect([...unknown.headers.keys()]).toEqual([...headers.keys()])
  })

  test('gets no e-mail for a deleted account', async () => {
    const ana = await signUp(board, 'applicant')
    await request(ana.username)
    await ana.delete(`/api/users/${ana.id}`, { currentPassword: testPassword })
    expect(await newest(ana.username)).toBeUndefined()
    expect(await reset(signResetToken(board, ana.id))).toMatchObject(over)
  })

  test('has a link for half an hour', async () => {
    const ana = await signUp(board, 'applicant')
    const token = signResetToken(board, ana.id)
    board.now = new Date(start.getTime() + 30 * 60_000)
    expect(await reset(token)).toMatchObject(over)
    board.now = new Date(start.getTime() + 30 * 60_000 - 1)
    expect((await reset(token)).status).toBe(200)
  })

  test('has a link that any change of the password ends', async () => {
    const ana = await signUp(board, 'applicant')
    const token = signResetToken(board, ana.id)
    const change = { currentPassword: testPassword, newPassword }
    expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(200)
    expect(await reset(token)).toMatchObject(over)
    expect((await reset(signResetToken(board, ana.id, 2))).status).toBe(200)
  })

  test('has a link that ends once the account has another address', async () => {
    const ana = await signUp(board, 'applicant')
    const toFormerAddress = signResetToken(board, ana.id)
    const email = `x.${ana.username}@example.org`
    const revision = { fullName: 'Ana Robles', email, currentPassword: testPassword }
    await ana.put(`/api/users/${ana.id}`, revision)
    await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id, 2)}`)
    expect((await ana.get('/api/user')).body).toMatchObject({ email })
    expect(await reset(toFormerAddress)).toMatchObject(over)
    await request(ana.username)
    await sendMail(board)
    const [mail] = await mailsTo(board, email)
    expect((await reset(tokenIn(mail?.text))).status).toBe(200)
  })

  test('signs nobody in with two-step sign-in, nor where another person is signed in', async () => {
    const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    makeOperator(board, ana)
    await enrolInSecondFactor(ana, board.now)
    const changed = { message: 'Tu contraseña ha cambiado', isSignedIn: false }
    const ofAna = await reset(signResetToken(board, ana.id))
    expect(ofAna.body).toEqual({ ...changed, username: ana.username })
    const rita = await signUp(board, 'applicant')
    const token = signResetToken(board, rita.id)
    const answer = await eva.post(`/api/password-resets/${token}`, { password: newPassword })
    expect(answer.body).toEqual({ ...changed, username: rita.username })
    expect((await eva.get('/api/user')).body).toMatchObject({ id: eva.id })
  })

  test('proves the address, and gives the account what was sent from it without one', async () => {
    const ana = await signUp(board, 'applicant')
    const job = await postJobAs(await signUp(board, 'employer'))
    const applicantEmail = `${ana.username}@example.org`
    const visitor = board.createClient()
    await visitor.post(`/api/jobs/${job.id}/applications`, { ...guestRequest, applicantEmail })
    await visitor.post(`/api/password-resets/${signResetToken(board, ana.id)}`, {
      password: newPassword
    })
    expect((await visitor.get('/api/applications')).body.applications).toMatchObject([
      { jobId: job.id, applicantId: ana.id }
    ])
  })

  test('is replaced once by two requests at the same time', async () => {
    const ana = await signUp(board, 'applicant')
    const token = signResetToken(board, ana.id)
    const answers = await Promise.all([reset(token), reset(token, 'potro-alazán')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('is not replaced with a forged token', async () => {
    const ana = await signUp(board, 'applicant')
    const eva = await signUp(board, 'applicant')
    const [content, signature] = signResetToken(board, ana.id).split('.')
    const [otherContent] = signResetToken(board, eva.id).split('.')
    for (const forged of [
      `${otherContent}.${signature}`,
      `${content}.`,
      `${content}`,
      'nada',
      'a.b.c'
    ]) {
      expect([forged, await reset(forged)]).toMatchObject([forged, over])
    }
  })

  test('is not replaced by one that is easy to guess', async () => {
    const ana = await signUp(board, 'applicant')
    const token = signResetToken(board, ana.id)
    expect(await reset(token, 'password')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] }
    })
    expect((await reset(token)).status).toBe(200)
  })
})

describeWithApp('a forgotten password on a board without mail', board => {
  test('is a matter for its operator', async () => {
    board.tools.config.mail = { delivery: 'none' }
    const { status, body } = await board
      .createClient()
      .post('/api/password-resets', { login: 'ana' })
    expect([status, body.message]).toEqual([
      503,
      'Este sitio no envía correos: escribe a quien lo lleva.'
    ])
  })
})
