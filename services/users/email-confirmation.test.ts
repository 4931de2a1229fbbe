import { hour } from '#events/units.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { type SignedInClient, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const over = {
  status: 410,
  body: { message: 'Este enlace ya no sirve. Entra en tu cuenta y pide otro desde tu perfil.' }
}

describeWithApp('the e-mail of an account', board => {
  const start = new Date('2026-03-02T10:00:00.000Z')
  beforeEach(() => {
    board.now = start
  })

  const confirm = (by: HttpClient, token: string) => by.post(`/api/email-confirmations/${token}`)
  const addressOf = ({ username }: SignedInClient) => `${username}@example.org`
  const logIn = (username: string) =>
    board.createClient().post('/api/login', { username, password: testPassword })
  const change = (person: SignedInClient, email: string) =>
    person.put(`/api/users/${person.id}`, {
      fullName: 'Ana Robles',
      email,
      currentPassword: testPassword
    })
  const account = async (person: SignedInClient) => (await person.get('/api/user')).body

  async function mailsAbout(address: string, subject: string) {
    await sendMail(board)
    return (await mailsTo(board, address)).filter(mail => mail.subject === subject)
  }
  async function tokenFor(address: string) {
    const [mail] = await mailsAbout(address, 'Confirma tu correo')
    return /\/confirmar\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  describe('of a new account', () => {
    test('signs in, confirmed or not, and is confirmed with the link of an e-mail', async () => {
      const ana = await signUp(board, 'applicant')
      expect(await account(ana)).toMatchObject({ emailConfirmed: false, pendingEmail: null })
      const signedIn = { status: 200, body: { id: ana.id } }
      expect(await logIn(addressOf(ana).toUpperCase())).toMatchObject(signedIn)
      const token = await tokenFor(addressOf(ana))
      expect(await confirm(ana, token)).toMatchObject({
        status: 200,
        body: { message: 'Tu correo está confirmado' }
      })
      expect(await account(ana)).toMatchObject({ emailConfirmed: true })
      expect(await logIn(addressOf(ana))).toMatchObject(signedIn)
    })

    test('is confirmed by nobody but its account, whoever reads the mailbox', async () => {
      const stranger = await signUp(board, 'applicant')
      const token = await tokenFor(addressOf(stranger))
      expect(await confirm(board.createClient(), token)).toMatchObject({
        status: 401,
        body: { message: 'Usuario no autenticado' }
      })
      expect(await confirm(await signUp(board, 'applicant'), token)).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Este enlace es de otra cuenta\./) }
      })
      expect(await account(stranger)).toMatchObject({ emailConfirmed: false })
      const again = board.createClient()
      await again.post('/api/login', { username: stranger.username, password: testPassword })
      expect((await confirm(again, token)).status).toBe(200)
    })

    test('may have a domain with other letters, which is one however it is written', async () => {
      const [typed, stored] = ['eva@hípica-peña.es', 'eva@xn--hpica-pea-g5a5c.es']
      const eva = await signUp(board, 'applicant', { email: 'Eva@Hípica-Peña.es' })
      expect(await account(eva)).toMatchObject({ email: stored })
      const token = await tokenFor(stored)
      expect((await confirm(eva, token)).status).toBe(200)
      for (const login of [typed, stored]) {
        expect(await logIn(login)).toMatchObject({ status: 200, body: { id: eva.id } })
        await board.createClient().post('/api/password-resets', { login })
      }
      await expect
        .poll(async () => (await mailsAbout(stored, 'Elige una contraseña nueva')).length)
        .toBe(2)
      await expect(signUp(board, 'applicant', { email: typed })).rejects.toThrow('409')
      await expect(signUp(board, 'applicant', { email: stored })).rejects.toThrow('409')
    })

    test('is refused with accents before the @, and proposed without', async () => {
      await expect(signUp(board, 'applicant', { email: 'josé@hípica.es' })).rejects.toThrow(
        'Los correos no llevan acentos ni eñes antes de la @. ¿Es jose@hípica.es?'
      )
    })

    test('is confirmed once, however often the link is used', async () => {
      const ana = await signUp(board, 'applicant')
      const token = await tokenFor(addressOf(ana))
      await Promise.all([confirm(ana, token), confirm(ana, token)])
      const before = await lastPosition(board.db)
      expect((await confirm(ana, token)).status).toBe(200)
      expect(await lastPosition(board.db)).toBe(before)
    })

    test('is asked for again by its owner, until it is confirmed', async () => {
      const ana = await signUp(board, 'applicant')
      const ask = () => ana.post('/api/email-confirmations')
      expect(await ask()).toMatchObject({
        status: 202,
        body: { message: 'Te hemos escrito. Mira tu correo.' }
      })
      expect(await mailsAbout(addressOf(ana), 'Confirma tu correo')).toHaveLength(2)
      await confirm(ana, await tokenFor(addressOf(ana)))
      const before = await lastPosition(board.db)
      expect((await ask()).status).toBe(202)
      expect(await lastPosition(board.db)).toBe(before)
    })

    test('has a link for 48 hours', async () => {
      const ana = await signUp(board, 'applicant')
      const token = signConfirmationToken(board, ana.id)
      board.now = new Date(start.getTime() + 48 * hour - 1)
      const { username } = ana
      await ana.post('/api/login', { username, password: testPassword })
      board.now = new Date(start.getTime() + 48 * hour)
      expect(await confirm(ana, token)).toMatchObject(over)
      board.now = new Date(start.getTime() + 48 * hour - 1)
      expect((await confirm(ana, token)).status).toBe(200)
    })

    test('is not confirmed with a forged token', async () => {
      const ana = await signUp(board, 'applicant')
      const eva = await signUp(board, 'applicant')
      const [content, signature] = signConfirmationToken(board, ana.id).split('.')
      const [otherContent] = signConfirmationToken(board, eva.id).split('.')
      for (const forged of [`${otherContent}.${signature}`, `${content}.`, 'nada', 'a.b.c']) {
        expect([forged, await confirm(ana, forged)]).toMatchObject([forged, over])
      }
    })
  })

  describe('that changes', () => {
    test('stays until the new one is confirmed, and receives an e-mail', async () => {
      const ana = await signUp(board, 'applicant')
      await confirmEmailOf(board, ana)
      const email = `x.${addressOf(ana)}`
      expect(await change(ana, email)).toMatchObject({
        status: 200,
        body: { email: addressOf(ana), pendingEmail: email }
      })
      const [told] = await mailsAbout(addressOf(ana), 'Va a cambiar el correo de tu cuenta')
      expect(told?.text).toContain('x…@example.org')
      expect(told?.text).not.toContain(email)
      expect((await confirm(ana, await tokenFor(email))).status).toBe(200)
      expect(await account(ana)).toMatchObject({ email, emailConfirmed: true, pendingEmail: null })
      expect((await logIn(addressOf(ana))).status).toBe(401)
      expect((await logIn(email)).status).toBe(200)
    })

    test('is confirmed in its newest form only', async () => {
      const ana = await signUp(board, 'applicant')
      await change(ana, `x.${addressOf(ana)}`)
      const first = await tokenFor(`x.${addressOf(ana)}`)
      await change(ana, `y.${addressOf(ana)}`)
      expect(await confirm(ana, first)).toMatchObject(over)
      expect((await confirm(ana, await tokenFor(`y.${addressOf(ana)}`))).status).toBe(200)
      expect(await account(ana)).toMatchObject({ email: `y.${addressOf(ana)}` })
    })

    test('stays as it is after a new password, as the change may not be the owner’s', async () => {
      const ana = await signUp(board, 'applicant')
      await change(ana, `x.${addressOf(ana)}`)
      const token = await tokenFor(`x.${addressOf(ana)}`)
      const newPassword = 'yegua-torda'
      await ana.put(`/api/users/${ana.id}/password`, { currentPassword: testPassword, newPassword })
      expect(await confirm(ana, token)).toMatchObject(over)
      expect(await account(ana)).toMatchObject({ email: addressOf(ana), pendingEmail: null })
    })

    test('keeps what else is changed meanwhile', async () => {
      const ana = await signUp(board, 'applicant')
      await change(ana, `x.${addressOf(ana)}`)
      const request = { fullName: 'Ana Vega', email: addressOf(ana) }
      await ana.put(`/api/users/${ana.id}`, request)
      expect(await account(ana)).toMatchObject({
        fullName: 'Ana Vega',
        pendingEmail: `x.${addressOf(ana)}`
      })
    })

    test('is refused to the second of two who confirm it', async () => {
      const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
      const email = `both.${addressOf(ana)}`
      await change(ana, email)
      await change(eva, email)
      expect((await confirm(ana, signConfirmationToken(board, ana.id, 2))).status).toBe(200)
      expect(await confirm(eva, signConfirmationToken(board, eva.id, 2))).toMatchObject({
        status: 409,
        body: { message: 'El correo electrónico ya está registrado' }
      })
      expect(await account(eva)).toMatchObject({ email: addressOf(eva) })
    })
  })

  test('gets the same answer at sign-in whether it is unknown or the password is wrong', async () => {
    const ana = await signUp(board, 'applicant')
    const guess = (username: string) =>
      board.createClient().post('/api/login', { username, password: 'no es esta' })
    const answers = await Promise.all([guess(addressOf(ana)), guess('nadie@example.org')])
    expect(answers[0]).toMatchObject({ status: 401, body: answers[1]?.body })
    expect(answers[1]?.status).toBe(401)
  })
})

describeWithApp('the e-mail of an account on a board without mail', board => {
  test('changes at once, and is not confirmed', async () => {
    board.tools.config.mail = { delivery: 'none' }
    const ana = await signUp(board, 'applicant')
    const email = `x.${ana.username}@example.org`
    const request = { fullName: 'Ana', email, currentPassword: testPassword }
    expect(await ana.put(`/api/users/${ana.id}`, request)).toMatchObject({
      status: 200,
      body: { email, emailConfirmed: false, pendingEmail: null }
    })
    expect((await ana.post('/api/email-confirmations')).status).toBe(503)
  })
})
