import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { bounceMessage } from '#test/mail/bounce-message.ts'
import {
  type BouncingMailServer,
  startBouncingMailServer
} from '#test/mail/bouncing-mail-server.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { sendMail } from '#test/board/mails.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { runCliWithInput } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('an e-mail that comes back', board => {
  let server: BouncingMailServer
  beforeAll(async () => {
    server = await startBouncingMailServer()
  })
  afterAll(() => server.close())

  const addressOf = ({ username }: SignedInClient) => `${username}@example.org`
  const signIn = (person: SignedInClient) =>
    person.post('/api/login', { username: person.username, password: testPassword })
  const bouncedEmail = async (person: SignedInClient) => (await signIn(person)).body.bouncedEmail
  const mailsOf = ({ id }: SignedInClient) =>
    board.db.query<{ id: string; kind: string; state: string; error: string | null }>(
      `SELECT id, kind, state, last_error AS error FROM mail.outbox WHERE person = $1
        ORDER BY written_at, id`,
      [id]
    )
  const bounce = (message: string) => runCliWithInput(board, message, 'mail', 'bounce')
  const minute = 60_000
  const day = 24 * 60 * minute
  const pass = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }
  const later = () => pass(minute)
  const send = () => sendMail(board, server.mailServer)
  const newest = async (person: SignedInClient) => (await mailsOf(person)).at(-1)

  test('because its address does not exist is the last one to it, until it is changed', async () => {
    const ana = await signUp(board, 'applicant')
    server.gone.add(addressOf(ana))
    await sendMail(board, server.mailServer)
    expect(await mailsOf(ana)).toMatchObject([{ state: 'refused', error: 'EENVELOPE RCPT TO 550' }])
    expect(await bouncedEmail(ana)).toBe(addressOf(ana))
    const tried = server.returned.length
    later()
    await board.createClient().post('/api/password-resets', { login: ana.username })
    await expect
      .poll(async () => {
        await sendMail(board, server.mailServer)
        return mailsOf(ana)
      })
      .toMatchObject([{}, { state: 'refused', error: 'bounced before' }])
    expect(server.returned).toHaveLength(tried)
    server.gone.clear()
    later()
    await ana.post('/api/email-confirmations')
    await sendMail(board, server.mailServer)
    expect(await mailsOf(ana)).toMatchObject([{}, {}, { state: 'sent' }])
    expect(await bouncedEmail(ana)).toBeNull()
  })

  test('to its own return path is known again, and its account sees it', async () => {
    const eva = await signUp(board, 'employer')
    await sendMail(board, server.mailServer)
    const [mail] = await mailsOf(eva)
    const to = server.returned.at(-1) ?? ''
    expect(to).toBe(`rebote+${mail?.id}@ramal.example`)
    const { code, text } = await bounce(
      bounceMessage({ to: to.toLowerCase(), recipient: addressOf(eva).toUpperCase() })
    )
    expect([code, text]).toEqual([
      0,
      'El correo ha vuelto (5.1.1); no se escribe más a esa dirección'
    ])
    expect(await bouncedEmail(eva)).toBe(addressOf(eva))
    expect(await mailsOf(eva)).toMatchObject([{ state: 'refused', error: 'bounce 5.1.1' }])
  })

  test.each([
    ['a full mailbox', { status: '5.2.2' }],
    [
      'its sender',
      { diagnostic: 'smtp; 550 5.1.1 Sender address rejected (in reply to MAIL FROM)' }
    ],
    ['an address that it was forwarded to', { recipient: 'other@example.org' }]
  ])('because of %s changes nothing for the account', async (_, parts) => {
    const eva = await signUp(board, 'employer')
    await sendMail(board, server.mailServer)
    const recipient = addressOf(eva)
    const { code } = await bounce(
      bounceMessage({ to: server.returned.at(-1) ?? '', recipient, ...parts })
    )
    expect(code).toBe(0)
    expect(await bouncedEmail(eva)).toBeNull()
    expect(await mailsOf(eva)).toMatchObject([{ state: 'refused' }])
  })

  test('because its domain does not exist is the last one to it', async () => {
    const eva = await signUp(board, 'employer')
    await sendMail(board, server.mailServer)
    const diagnostic = 'X-Postfix; Host or domain name not found'
    const to = server.returned.at(-1) ?? ''
    await bounce(bounceMessage({ to, recipient: addressOf(eva), status: '5.4.4', diagnostic }))
    expect(await bouncedEmail(eva)).toBe(addressOf(eva))
  })

  describe('from the confirmed address of an account', () => {
    let eva: SignedInClient
    beforeEach(async () => {
      eva = await signUp(board, 'employer')
      await eva.post(`/api/email-confirmations/${signConfirmationToken(board, eva.id)}`)
      await send()
      server.gone.add(addressOf(eva))
      await applyToEva()
      expect(await newest(eva)).toMatchObject({ kind: 'application-received', state: 'refused' })
      expect(await bouncedEmail(eva)).toBe(addressOf(eva))
    })

    async function applyToEva() {
      later()
      await signIn(eva)
      const { id } = await postJobAs(eva)
      const request = { ...guestRequest, applicantEmail: `${newId()}@example.org` }
      await board.createClient().post(`/api/jobs/${id}/applications`, request)
      await send()
      return id
    }

    test('is tried again when its owner says so', async () => {
      server.gone.clear()
      later()
      expect((await eva.post('/api/email-confirmations')).status).toBe(202)
      await send()
      expect(await newest(eva)).toMatchObject({ kind: 'email-retry', state: 'sent' })
      expect(await bouncedEmail(eva)).toBeNull()
      const count = (await mailsOf(eva)).length
      await eva.post('/api/email-confirmations')
      await send()
      expect(await mailsOf(eva)).toHaveLength(count)
    })

    test('is told again when it still does not exist', async () => {
      later()
      await eva.post('/api/email-confirmations')
      await send()
      expect(await newest(eva)).toMatchObject({ kind: 'email-retry', state: 'refused' })
      expect(await bouncedEmail(eva)).toBe(addressOf(eva))
    })

    test('is tried again after thirty days', async () => {
      server.gone.clear()
      pass(29 * day)
      await applyToEva()
      expect(await newest(eva)).toMatchObject({ state: 'refused', error: 'bounced before' })
      pass(day)
      await applyToEva()
      expect(await newest(eva)).toMatchObject({ kind: 'application-received', state: 'sent' })
      expect(await bouncedEmail(eva)).toBeNull()
    })

    test('is not tried for thirty more days when it still does not exist', async () => {
      pass(30 * day)
      await applyToEva()
      expect(await newest(eva)).toMatchObject({ error: 'EENVELOPE RCPT TO 550' })
      await applyToEva()
      expect(await newest(eva)).toMatchObject({ error: 'bounced before' })
    })

    test('is tried after three days with what is essential', async () => {
      server.gone.clear()
      const operator = await signUpOperator(board)
      const job = await applyToEva()
      await report(board, 'job', job)
      await decideAs(operator, `job-${job}`)
      const statement = async () =>
        (await mailsOf(eva)).find(({ kind }) => kind === 'statement-of-reasons')
      await send()
      pass(10 * minute)
      await send()
      expect(await statement()).toMatchObject({ state: 'waiting', error: 'bounced before' })
      pass(3 * day)
      await send()
      expect(await statement()).toMatchObject({ state: 'sent' })
      expect(await bouncedEmail(eva)).toBeNull()
    })
  })

  test('is refused in a sentence when it is larger than 256 KB', async () => {
    await expect(bounce('x'.repeat(256 * 1024 + 1))).rejects.toThrow('El mensaje pasa de 256 KB')
  })

  test.each([
    ['is no bounce', 'Subject: Gracias\r\n\r\nHola', 'No es la devolución de ningún correo'],
    [
      'is of no e-mail that is known',
      bounceMessage({ to: `rebote+${'x'.repeat(43)}@ramal.example` }),
      'El correo que vuelve ya no se guarda'
    ]
  ])('and %s is refused in a sentence', async (_, message, sentence) => {
    const { code, text } = await bounce(message)
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
  })
})
