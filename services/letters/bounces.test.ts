import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInClient, signUp } from '#test/api-fixtures.ts'
import { bounceMessage } from '#test/bounce-message.ts'
import { type BouncingMailServer, startBouncingMailServer } from '#test/bouncing-mail-server.ts'
import { sendLetters } from '#test/letters.ts'
import { runCliWithInput } from '#test/run-cli.ts'
import { describeWithApp } from '#test/test-app.ts'

describeWithApp('a letter that comes back', board => {
  let server: BouncingMailServer
  beforeAll(async () => {
    server = await startBouncingMailServer()
  })
  afterAll(() => server.close())

  const addressOf = ({ username }: SignedInClient) => `${username}@example.org`
  const bouncedEmail = async (person: SignedInClient) =>
    (await person.get('/api/user')).body.bouncedEmail
  const lettersOf = ({ id }: SignedInClient) =>
    board.db.query<{ id: string; state: string; error: string | null }>(
      `SELECT id, state, last_error AS error FROM mail.letters WHERE person = $1
        ORDER BY written_at, id`,
      [id]
    )
  const bounce = (message: string) => runCliWithInput(board, message, 'mail', 'bounce')
  const later = () => {
    board.now = new Date(board.now.getTime() + 60_000)
  }

  test('because its address does not exist is the last one to it, until it is changed', async () => {
    const ana = await signUp(board, 'applicant')
    server.gone.add(addressOf(ana))
    await sendLetters(board, server.mailServer)
    expect(await lettersOf(ana)).toMatchObject([
      { state: 'refused', error: 'EENVELOPE RCPT TO 550' }
    ])
    expect(await bouncedEmail(ana)).toBe(addressOf(ana))
    const tried = server.returned.length
    later()
    await board.createClient().post('/api/password-resets', { login: ana.username })
    await expect
      .poll(async () => {
        await sendLetters(board, server.mailServer)
        return lettersOf(ana)
      })
      .toMatchObject([{}, { state: 'refused', error: 'bounced before' }])
    expect(server.returned).toHaveLength(tried)
    server.gone.clear()
    later()
    await ana.post('/api/email-confirmations')
    await sendLetters(board, server.mailServer)
    expect(await lettersOf(ana)).toMatchObject([{}, {}, { state: 'sent' }])
    expect(await bouncedEmail(ana)).toBeNull()
  })

  test('to its own return path is known again, and its account sees it', async () => {
    const eva = await signUp(board, 'employer')
    await sendLetters(board, server.mailServer)
    const [letter] = await lettersOf(eva)
    const to = server.returned.at(-1) ?? ''
    expect(to).toBe(`rebote+${letter?.id}@ramal.example`)
    const { code, text } = await bounce(
      bounceMessage({ to: to.toLowerCase(), recipient: addressOf(eva).toUpperCase() })
    )
    expect([code, text]).toEqual([
      0,
      'La carta ha vuelto (5.1.1); no se escribe más a esa dirección'
    ])
    expect(await bouncedEmail(eva)).toBe(addressOf(eva))
    expect(await lettersOf(eva)).toMatchObject([{ state: 'refused', error: 'bounce 5.1.1' }])
  })

  test.each([
    ['a full mailbox', { status: '5.2.2' }],
    ['an address that it was forwarded to', { recipient: 'other@example.org' }]
  ])('because of %s changes nothing for the account', async (_, parts) => {
    const eva = await signUp(board, 'employer')
    await sendLetters(board, server.mailServer)
    const recipient = addressOf(eva)
    const { code } = await bounce(
      bounceMessage({ to: server.returned.at(-1) ?? '', recipient, ...parts })
    )
    expect(code).toBe(0)
    expect(await bouncedEmail(eva)).toBeNull()
    expect(await lettersOf(eva)).toMatchObject([{ state: 'refused' }])
  })

  test.each([
    ['is no bounce', 'Subject: Gracias\r\n\r\nHola', 'No es la devolución de ninguna carta'],
    [
      'is of no letter that is known',
      bounceMessage({ to: `rebote+${'x'.repeat(43)}@ramal.example` }),
      'La carta que vuelve ya no se guarda'
    ]
  ])('and %s is refused in a sentence', async (_, message, sentence) => {
    const { code, text } = await bounce(message)
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
  })
})
