import { expect, test } from 'vitest'
import { describeWithMailQueue } from '#test/mail/mail-queue.ts'
import { type Script, startScriptedMailServer } from '#test/mail/scripted-mail-server.ts'
import { smtpError } from '#test/mail/smtp-server.ts'
import { listServerFaults } from './mail-list.ts'
import { sendNextMail } from './sender.ts'

describeWithMailQueue('a sender that meets a failure', queue => {
  const sendOver = (url: string) => sendNextMail(queue.senderOf(queue.connect(url)))

  test('tries again later, with the same bytes, when the server is busy', async () => {
    const answers = [smtpError(452, 'Full'), undefined]
    const tried: Buffer[] = []
    const server = await queue.start({
      onData(stream, _session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          tried.push(Buffer.concat(chunks))
          callback(answers.shift())
        })
      }
    })
    const sender = queue.senderOf(queue.connect(server.url))
    await queue.write()
    await sendNextMail(sender)
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1, isEmpty: false }])
    expect(await sendNextMail(sender)).toBe(false)
    queue.pass(1)
    await sendNextMail(sender)
    expect(await queue.rows()).toMatchObject([{ state: 'sent', tries: 2 }])
    expect(tried).toHaveLength(2)
    expect(tried[1]?.equals(tried[0] ?? Buffer.of())).toBe(true)
  })

  test('ends an e-mail whose address the server refuses', async () => {
    const server = await queue.start({
      onRcptTo: (_address, _session, callback) => callback(smtpError(550, 'No such user'))
    })
    await queue.write()
    await sendOver(server.url)
    expect(await queue.rows()).toMatchObject([
      { state: 'refused', recipient: null, isEmpty: true, error: 'EENVELOPE RCPT TO 550' }
    ])
    expect(queue.bounced).toEqual(['ana'])
  })

  test.each<[string, Script]>([
    ['the sender', { mail: '550 5.1.1 Sender unknown' }],
    ['the password', { auth: '535 5.7.8 Bad credentials' }],
    ['relaying', { rcpt: '554 5.7.1 Relay access denied' }],
    ['more than a quota', { text: '554 5.4.5 Daily quota exceeded' }]
  ])('keeps an e-mail while the server refuses %s, and says so', async (_, script) => {
    const server = await startScriptedMailServer(script)
    const logged: object[] = []
    const mailServer = queue.connect(server.url.replace('//', '//ana:secret@'))
    const sender = {
      ...queue.senderOf(mailServer),
      log: { warn() {}, error: (fields: object) => logged.push(fields) }
    }
    await queue.write('other', 'ana')
    await queue.write('other', 'eva')
    while (await sendNextMail(sender));
    const said = Object.values(script)[0]
    const error = expect.stringContaining(said)
    expect(await queue.rows()).toMatchObject(Array(2).fill({ state: 'waiting', error }))
    expect(logged).toMatchObject(Array(2).fill({ error }))
    expect(await listServerFaults(queue.db)).toEqual([
      { error, mails: 2, since: '2026-03-02T10:00:00.000Z' }
    ])
    server.say({})
    queue.pass(1)
    while (await sendNextMail(sender));
    expect(server.accepted.map(({ recipient }) => recipient).sort()).toEqual([
      'ana@example.org',
      'eva@example.org'
    ])
    expect(await listServerFaults(queue.db)).toEqual([])
    expect(queue.bounced).toEqual([])
    mailServer.close()
    await server.close()
  })

  test.each(['mail', 'rcpt', 'data'] as const)(
    'sends an e-mail later whose connection ended at %s',
    async command => {
      const server = await startScriptedMailServer({ [command]: 'cut' })
      const mailServer = queue.connect(server.url)
      const sender = queue.senderOf(mailServer)
      await queue.write('other')
      await sendNextMail(sender)
      expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
      server.say({})
      queue.pass(1)
      await sendNextMail(sender)
      expect(server.accepted).toHaveLength(1)
      mailServer.close()
      await server.close()
    }
  )

  test.each<[keyof Script, object]>([
    ['ehlo', { state: 'waiting', tries: 0, isEmpty: false, error: 'EABORT' }],
    ['rcpt', { state: 'waiting', tries: 0, isEmpty: false, error: 'EABORT' }],
    ['data', { state: 'waiting', tries: 0, isEmpty: false, error: 'EABORT' }],
    ['text', { state: 'unknown', isEmpty: true, error: 'EABORT' }]
  ])('ends an e-mail that a server holds up at %s when it stops', async (command, expected) => {
    const server = await startScriptedMailServer({ [command]: 'trickle' })
    const mailServer = queue.connect(server.url)
    const stop = new AbortController()
    const sender = queue.senderOf({
      ...mailServer,
      deliver: (recipient, rendered, id) => mailServer.deliver(recipient, rendered, id, stop.signal)
    })
    await queue.write('other')
    const sending = sendNextMail(sender)
    await expect.poll(() => server.held).toBe(1)
    stop.abort()
    await sending
    expect(await queue.rows()).toMatchObject([expected])
    server.say({})
    while (await sendNextMail(queue.senderOf(mailServer)));
    expect(server.accepted).toHaveLength(command === 'text' ? 0 : 1)
    mailServer.close()
    await server.close()
  })

  test('sends of two e-mails that say the same in turn the later one', async () => {
    const server = await startScriptedMailServer({ mail: '451 4.3.0 Try again later' })
    const mailServer = queue.connect(server.url)
    const sender = queue.senderOf(mailServer)
    await queue.write('other')
    await sendNextMail(sender)
    queue.pass(1)
    await queue.write('other')
    server.say({})
    while (await sendNextMail(sender));
    expect(await queue.rows()).toMatchObject([{ state: 'stale' }, { state: 'sent' }])
    expect(server.accepted).toHaveLength(1)
    mailServer.close()
    await server.close()
  })

  test('keeps an e-mail when the server refuses its own operator', async () => {
    const server = await queue.start({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, 'Wrong password'))
    })
    await queue.write()
    await sendNextMail(queue.senderOf(queue.connect(server.url.replace('//', '//ana:secret@'))))
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  test('sends nothing unencrypted over a network', async () => {
    const server = await queue.start({}, '127.0.0.2')
    await queue.write()
    await sendOver(server.url)
    const error = expect.stringContaining('127.0.0.2 offers no encryption')
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1, error }])
    expect(server.received).toEqual([])
  })

  test.each([
    ['essential', 'waiting'],
    ['other', 'unknown']
  ])('an %s e-mail that was cut after its text: %s', async (kind, state) => {
    const server = await queue.start({
      onData(stream, session) {
        stream.resume()
        stream.on('end', () => server.cut(session.remotePort))
      }
    })
    await queue.write(kind)
    await sendOver(server.url)
    expect(await queue.rows()).toMatchObject([{ state, tries: 1 }])
  })

  test('keeps every e-mail while the server is gone, and sends them when it is back', async () => {
    const gone = await queue.start()
    const url = gone.url
    const sender = queue.senderOf(queue.connect(url))
    await gone.close()
    for (const person of ['ana', 'luis', 'eva']) await queue.write('other', person)
    while (await sendNextMail(sender));
    expect(await queue.rows()).toEqual(
      Array(3).fill(expect.objectContaining({ state: 'waiting', tries: 1 }))
    )
    const server = await queue.start()
    const again = queue.senderOf(queue.connect(server.url))
    queue.pass(10)
    while (await sendNextMail(again));
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'ana@example.org',
      'eva@example.org',
      'luis@example.org'
    ])
  })

  test('waits longer before each try, and gives up after two days', async () => {
    const later = async () => ({ outcome: 'later', error: 'EDNS', isServerFault: true }) as const
    const mailServer = { ...queue.connect('smtp://127.0.0.1:1'), deliver: later }
    await queue.write()
    const waits: number[] = []
    for (let waited = 0; waited < 3000; waited++) {
      const hadOne = await sendNextMail(queue.senderOf(mailServer))
      if (hadOne) waits.push(waited)
      queue.pass(1)
    }
    expect(waits).toEqual([0, 1, 6, 36, 156, 636, 2076])
    queue.pass(24 * 60)
    await sendNextMail(queue.senderOf(mailServer))
    expect(await queue.rows()).toMatchObject([{ state: 'stale', isEmpty: true }])
  })

  test.each([
    ['essential', 'before it was composed', 'sent', 'NULL, NULL'],
    ['other', 'before it was composed', 'sent', 'NULL, NULL'],
    ['essential', 'while it was sent', 'sent', "'\\x41', 'ana@example.org'"],
    ['other', 'while it was sent', 'unknown', "'\\x41', 'ana@example.org'"]
  ])('an %s e-mail of a sender that died %s: %s', async (kind, _, state, stored) => {
    const server = await queue.start()
    await queue.write(kind)
    await queue.db.exec(
      `UPDATE mail.outbox SET state = 'sending', tries = 1, (rendered, recipient) = (${stored}),
         next_attempt_at = written_at + interval '2 minutes'`
    )
    const sender = queue.senderOf(queue.connect(server.url))
    expect(await sendNextMail(sender)).toBe(false)
    queue.pass(2)
    await sendNextMail(sender)
    expect(await queue.rows()).toMatchObject([{ state }])
  })

  test('keeps an e-mail when the encryption of the server cannot be trusted, and names the setting', async () => {
    const server = await queue.start({ disabledCommands: [] }, '127.0.0.2')
    await queue.write()
    await sendOver(server.url)
    const error = expect.stringMatching(
      /the certificate of 127\.0\.0\.2 is not trusted.*NODE_EXTRA_CA_CERTS.*\?starttls=optional/
    )
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1, error }])
    expect(server.received).toEqual([])
    queue.pass(1)
    await sendOver(`${server.url}?starttls=optional`)
    expect(server.received).toHaveLength(1)
  })

  test('trusts any certificate of a server on this machine', async () => {
    const server = await queue.start({ disabledCommands: [] })
    await queue.write()
    await sendOver(server.url)
    expect(await queue.rows()).toMatchObject([{ state: 'sent' }])
  })
})
