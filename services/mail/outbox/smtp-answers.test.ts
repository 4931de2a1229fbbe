import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Script,
  type ScriptedMailServer,
  startScriptedMailServer
} from '#test/mail/scripted-mail-server.ts'
import { type Delivery, type MailServer, openMailServer } from './smtp.ts'

const recipient = 'ana.robles@example.org'
const rendered = Buffer.from('Subject: Prueba\r\n\r\nHola\r\n')
const id = 'x'.repeat(43)

const later = (error: string) =>
  ({
    outcome: 'later',
    isServerFault: false,
    error: expect.stringContaining(error),
    said: expect.stringContaining(error)
  }) as Delivery
const fault = (error: string) =>
  ({ outcome: 'later', isServerFault: true, error: expect.stringContaining(error) }) as Delivery
const refused = {
  outcome: 'refused',
  error: expect.stringMatching(/^E\w+ (RCPT TO|DATA) 5\d\d$/),
  said: expect.stringMatching(/^5\d\d/)
}
const perhaps = { outcome: 'cut', error: expect.any(String) }

/** What a mail server said, and what follows for the e-mail. */
const answers: [string, Script, unknown][] = [
  ['no greeting, but an end', { greeting: 'cut' }, fault('ECONNECTION')],
  ['a reset', { greeting: 'reset' }, fault('')],
  ['a greeting that it is busy', { greeting: '421 4.3.2 Too many connections' }, later('421')],
  ['a greeting that it takes nothing', { greeting: '554 5.7.1 No service' }, fault('No service')],
  ['no to our name', { ehlo: '550 5.7.1 Helo refused' }, fault('Helo refused')],
  ['no to our password', { auth: '535 5.7.8 Bad credentials' }, fault('535 5.7.8 Bad credentials')],
  ['that it cannot check it now', { auth: '454 4.7.0 Try later' }, later('454')],
  ['an end at our password', { auth: 'cut' }, fault('ECONNECTION')],
  [
    'no to the sender',
    { mail: '550 5.1.1 <avisos@ramal.example>: Sender unknown' },
    fault('unknown')
  ],
  ['no to the domain of the sender', { mail: '553 5.1.8 Domain not found' }, fault('not found')],
  ['no to the sender without a code', { mail: '550 User unknown' }, fault('User unknown')],
  ['that the day is over', { mail: '550 5.4.5 Daily sending quota exceeded' }, fault('quota')],
  ['that it wants a password', { mail: '530 5.7.0 Authentication required' }, fault('required')],
  ['that it has no space', { mail: '452 4.3.1 Insufficient storage' }, later('452')],
  ['an end at the sender', { mail: 'cut' }, fault('ECONNECTION')],
  ['a reset at the sender', { mail: 'reset' }, fault('')],
  ['no such user', { rcpt: '550 5.1.1 <ana.robles@example.org>: User unknown' }, refused],
  ['no such user without a code', { rcpt: '550 No such user here' }, refused],
  [
    'no such user in other words',
    { rcpt: '550 5.4.1 Recipient address rejected: Access denied' },
    refused
  ],
  ['no such domain', { rcpt: '550 5.1.2 Domain not found' }, refused],
  ['no accents', { rcpt: '553 5.6.7 Internationalized mailbox not supported' }, refused],
  ['no mail for that domain', { rcpt: '556 5.1.10 Domain does not accept mail' }, refused],
  ['a mailbox that is closed', { rcpt: '550 5.2.1 Mailbox disabled' }, refused],
  ['a mailbox that is full', { rcpt: '552 5.2.2 Over quota' }, later('552')],
  ['a mailbox that takes mail later', { rcpt: '450 4.2.0 Greylisted' }, later('450')],
  ['a rate', { rcpt: '451 4.7.1 Rate limited' }, later('451')],
  [
    'no relaying',
    { rcpt: '554 5.7.1 <ana.robles@example.org>: Relay access denied' },
    fault('… Relay access denied')
  ],
  [
    'no relaying without a code',
    { rcpt: '550 relaying to ana.robles prohibited' },
    fault('to … prohibited')
  ],
  [
    'no to the sender, late',
    { rcpt: '550 5.1.1 Sender address rejected: User unknown' },
    fault('rejected')
  ],
  [
    'a quota at the recipient',
    { rcpt: '550 5.4.5 Daily user sending limit exceeded' },
    fault('limit')
  ],
  [
    'that our address is listed',
    { rcpt: '550 5.7.1 Service unavailable; client blocked' },
    fault('blocked')
  ],
  [
    'no such user, as Outlook does',
    { rcpt: '550 5.5.0 Requested action not taken: mailbox unavailable' },
    refused
  ],
  [
    'that a policy refuses',
    { rcpt: '550 Requested action not taken: mailbox unavailable, by policy' },
    fault('by policy')
  ],
  [
    'that the address of our machine is listed',
    { rcpt: '554 Listed: 5.1.1.9, user rejected by blacklist' },
    fault('Listed')
  ],
  ['something unclear', { rcpt: '550 Requested action not taken' }, fault('not taken')],
  ['that it ends', { rcpt: '421 4.4.2 Timeout' }, later('421')],
  ['an end at the recipient', { rcpt: 'cut' }, fault('ECONNECTION')],
  ['a reset at the recipient', { rcpt: 'reset' }, fault('')],
  ['no text', { data: '554 5.5.1 No valid recipients' }, fault('No valid recipients')],
  ['no text for now', { data: '451 4.3.0 Queue file write error' }, later('451')],
  ['an end at the text', { data: 'cut' }, fault('ECONNECTION')],
  ['a reset at the text', { data: 'reset' }, fault('')],
  ['no such user, after the text', { text: '550-5.1.1 User\r\n550 5.1.1 unknown' }, refused],
  ['that it is unwanted', { text: '554 5.7.1 Message rejected as spam' }, fault('spam')],
  [
    'that it is unwanted, without a code',
    { text: '550 Message content rejected' },
    fault('content')
  ],
  ['that it is busy, after the text', { text: '452 4.3.1 Try later' }, later('452')],
  ['that it ends, after the text', { text: '421 4.3.2 Shutting down' }, later('421')],
  ['nothing, after the text', { text: 'cut' }, perhaps],
  ['a reset, after the text', { text: 'reset' }, perhaps],
  ['that it has it', {}, { outcome: 'sent' }]
]

describe.each([
  ['asks one thing after another', '250-mail.example.org\r\n250 AUTH PLAIN'],
  ['asks all at once', '250-mail.example.org\r\n250-PIPELINING\r\n250 AUTH PLAIN']
])('a mail server of which the board %s', (_, ehlo) => {
  let server: ScriptedMailServer
  let mailServer: MailServer
  beforeAll(async () => {
    server = await startScriptedMailServer()
  })
  beforeEach(() => {
    server.say({ ehlo })
    server.accepted.splice(0)
    const url = server.url.replace('//', '//ana:secret@')
    mailServer = openMailServer({ url, from: 'avisos@ramal.example', dkim: undefined })
  })
  afterAll(() => server.close())

  test.each(answers)('says %s', async (_, script, expected) => {
    server.say({ ehlo, ...script })
    const delivery = await mailServer.deliver(recipient, rendered, id)
    expect(delivery).toEqual(expected)
    expect(JSON.stringify(delivery)).not.toContain('ana.robles')
    expect(server.accepted).toHaveLength(delivery.outcome === 'sent' ? 1 : 0)
    mailServer.close()
  })

  test.each([
    ['tablon.example', 'tablon.example'],
    ['192.0.2.7', '[192.0.2.7]'],
    ['[2001:db8::7]', '[IPv6:2001:db8::7]']
  ])('is told the name of the board, %s', async (hostName, introduced) => {
    mailServer = openMailServer({
      url: server.url,
      from: 'avisos@ramal.example',
      dkim: undefined,
      hostName
    })
    server.commands.splice(0)
    await mailServer.deliver(recipient, rendered, id)
    expect(server.commands[0]).toBe(`EHLO ${introduced}`)
    mailServer.close()
  })

  test.each(['mail', 'rcpt', 'data'] as const)(
    'ends a connection that was idle, at %s, takes the e-mail over another',
    async command => {
      await mailServer.deliver(recipient, rendered, id)
      let ends = 1
      server.say(() => ({ ehlo, ...(ends-- > 0 && { [command]: 'cut' }) }))
      expect(await mailServer.deliver(recipient, rendered, id)).toEqual({ outcome: 'sent' })
      expect(server.accepted).toHaveLength(2)
      mailServer.close()
    }
  )
})
