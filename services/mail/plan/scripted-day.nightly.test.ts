import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { sendMail } from '#test/board/mails.ts'
import {
  type Script,
  type ScriptedMailServer,
  startScriptedMailServer
} from '#test/mail/scripted-mail-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { listServerFaults } from '../outbox/mail-list.ts'
import { type MailServer, openMailServer } from '../outbox/smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** Each for an hour; of several, each command meets the next, so that some e-mails pass. */
const troubles: [string, Script[]][] = [
  ['refuses the sender', [{ mail: '550 5.1.1 <avisos@ramal.example>: Sender rejected' }]],
  ['refuses the password', [{ auth: '535 5.7.8 Bad credentials' }]],
  ['refuses to relay', [{ rcpt: '554 5.7.1 Relay access denied' }]],
  ['has given its quota', [{ rcpt: '550 5.4.5 Daily user sending quota exceeded' }]],
  ['calls its quota a policy', [{ text: '554 5.7.1 Message limit exceeded' }]],
  ['lists greys', [{ rcpt: '450 4.2.0 Greylisted' }]],
  ['has full mailboxes', [{ rcpt: '552 5.2.2 Mailbox full' }]],
  [
    'drops connections',
    [
      { greeting: 'cut' },
      { ehlo: 'reset' },
      { mail: 'cut' },
      { rcpt: 'reset' },
      { data: 'cut' },
      { text: '421 4.3.2 Shutting down' }
    ]
  ]
]

describeWithApp('a day of e-mails over a mail server in trouble', board => {
  let server: ScriptedMailServer
  let mailServer: MailServer
  beforeAll(async () => {
    server = await startScriptedMailServer()
    const url = server.url.replace('//', '//ana:secret@')
    mailServer = openMailServer({ url, from: 'avisos@ramal.example', dkim: undefined })
  })
  afterAll(async () => {
    mailServer.close()
    await server.close()
  })

  const send = () => sendMail(board, mailServer)
  const pass = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }
  const addressOf = ({ username }: SignedInClient) => `${username}@example.org`

  /** E-mails of four kinds: two that are essential and two that are not. */
  async function cause(yeguada: SignedInClient): Promise<string[]> {
    const ana = await signUp(board, 'applicant')
    const job = await postJobAs(yeguada)
    const applicantEmail = `${newId()}@example.org`
    const request = { ...guestRequest, applicantEmail }
    const sent = await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
    await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    expect(sent.status).toBe(201)
    return [addressOf(ana), applicantEmail, addressOf(yeguada)]
  }

  test('ends with every e-mail delivered once, and with no account marked', async () => {
    const [people, addresses]: [SignedInClient[], string[]] = [[], []]
    for (const [name, scripts] of troubles) {
      let asked = 0
      server.say(() => scripts[asked++ % scripts.length] ?? {})
      const yeguada = await signUp(board, 'employer')
      people.push(yeguada)
      addresses.push(...(await cause(yeguada)))
      for (let tries = 0; tries < 4; tries++) {
        await send()
        pass(15 * minute)
      }
      if (scripts.length === 1) expect([name, server.accepted.length]).toEqual([name, 0])
    }
    expect(await listServerFaults(board.db)).not.toEqual([])

    // A day without a relay.
    const before = server.accepted.length
    server.say({ greeting: 'cut', mail: 'cut' })
    for (let hours = 0; hours < 24; hours++) {
      await send()
      pass(hour)
    }
    expect(server.accepted).toHaveLength(before)

    server.say({})
    for (let hours = 0; hours < 12; hours++) {
      await send()
      pass(hour)
    }
    const states = await board.db.query<{ state: string; kind: string; count: number }>(
      'SELECT state, kind, count(*) FROM mail.outbox GROUP BY 1, 2 ORDER BY 1, 2'
    )
    expect(states.map(({ state }) => state)).toEqual(states.map(() => 'sent'))
    const total = states.reduce((sum, { count }) => sum + count, 0)
    const ids = server.accepted.map(({ text }) => /^Message-ID: (\S+)/im.exec(text)?.[1])
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    for (const address of addresses) {
      expect(server.accepted.map(({ recipient }) => recipient)).toContain(address)
    }
    expect(await listServerFaults(board.db)).toEqual([])
    const marked = await board.db.query(
      `SELECT id FROM users WHERE bounced_email IS NOT NULL UNION ALL SELECT guest_id FROM bounced_guests`
    )
    expect(marked).toEqual([])
    expect(people.length).toBe(troubles.length)
  }, 240_000)
})
