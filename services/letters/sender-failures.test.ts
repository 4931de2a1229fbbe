import { expect, test } from 'vitest'
import { describeWithLetterQueue } from '#test/letter-queue.ts'
import { smtpError } from '#test/smtp-server.ts'
import { sendNextLetter } from './sender.ts'

describeWithLetterQueue('a sender that meets a failure', queue => {
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
    await sendNextLetter(sender)
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1, isEmpty: false }])
    expect(await sendNextLetter(sender)).toBe(false)
    queue.pass(1)
    await sendNextLetter(sender)
    expect(await queue.rows()).toMatchObject([{ state: 'sent', tries: 2 }])
    expect(tried).toHaveLength(2)
    expect(tried[1]?.equals(tried[0] ?? Buffer.of())).toBe(true)
  })

  test('ends a letter whose address the server refuses', async () => {
    const server = await queue.start({
      onRcptTo: (_address, _session, callback) => callback(smtpError(550, 'No such user'))
    })
    await queue.write()
    await sendNextLetter(queue.senderOf(queue.connect(server.url)))
    expect(await queue.rows()).toMatchObject([
      { state: 'refused', recipient: null, isEmpty: true, error: 'EENVELOPE RCPT TO 550' }
    ])
  })

  test('keeps a letter when the server refuses its own operator', async () => {
    const server = await queue.start({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, 'Wrong password'))
    })
    await queue.write()
    await sendNextLetter(queue.senderOf(queue.connect(server.url.replace('//', '//ana:secret@'))))
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  test('sends nothing unencrypted over a network', async () => {
    const server = await queue.start()
    const named = server.url.replace('127.0.0.1', '127.0.0.2')
    await queue.write()
    await sendNextLetter(queue.senderOf(queue.connect(named)))
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect(server.received).toEqual([])
  })

  test.each([
    ['essential', 'waiting'],
    ['other', 'unknown']
  ])('an %s letter that was cut after its text: %s', async (kind, state) => {
    const server = await queue.start({
      onData(stream, session) {
        stream.resume()
        stream.on('end', () => server.cut(session.remotePort))
      }
    })
    await queue.write(kind)
    await sendNextLetter(queue.senderOf(queue.connect(server.url)))
    expect(await queue.rows()).toMatchObject([{ state, tries: 1 }])
  })

  test('keeps every letter while the server is gone, and sends them when it is back', async () => {
    const gone = await queue.start()
    const url = gone.url
    const sender = queue.senderOf(queue.connect(url))
    await gone.close()
    for (const person of ['ana', 'luis', 'eva']) await queue.write('other', person)
    while (await sendNextLetter(sender));
    expect(await queue.rows()).toEqual(
      Array(3).fill(expect.objectContaining({ state: 'waiting', tries: 1 }))
    )
    const server = await queue.start()
    const again = queue.senderOf(queue.connect(server.url))
    queue.pass(10)
    while (await sendNextLetter(again));
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'ana@example.org',
      'eva@example.org',
      'luis@example.org'
    ])
  })

  test('waits longer before each try, and gives up after two days', async () => {
    const later = async () => ({ outcome: 'later' as const, error: 'EDNS' })
    const mailServer = { ...queue.connect('smtp://127.0.0.1:1'), deliver: later }
    await queue.write()
    const waits: number[] = []
    for (let waited = 0; waited < 3000; waited++) {
      const hadOne = await sendNextLetter(queue.senderOf(mailServer))
      if (hadOne) waits.push(waited)
      queue.pass(1)
    }
    expect(waits).toEqual([0, 1, 6, 36, 156, 636, 2076])
    queue.pass(24 * 60)
    await sendNextLetter(queue.senderOf(mailServer))
    expect(await queue.rows()).toMatchObject([{ state: 'stale', isEmpty: true }])
  })

  test.each([
    ['essential', 'before it was composed', 'sent', 'NULL, NULL'],
    ['other', 'before it was composed', 'sent', 'NULL, NULL'],
    ['essential', 'while it was sent', 'sent', "'\\x41', 'ana@example.org'"],
    ['other', 'while it was sent', 'unknown', "'\\x41', 'ana@example.org'"]
  ])('an %s letter of a sender that died %s: %s', async (kind, _, state, stored) => {
    const server = await queue.start()
    await queue.write(kind)
    await queue.db.exec(
      `UPDATE mail.letters SET state = 'sending', tries = 1, (rendered, recipient) = (${stored}),
         next_attempt_at = written_at + interval '2 minutes'`
    )
    const sender = queue.senderOf(queue.connect(server.url))
    expect(await sendNextLetter(sender)).toBe(false)
    queue.pass(2)
    await sendNextLetter(sender)
    expect(await queue.rows()).toMatchObject([{ state }])
  })

  test('keeps a letter when the encryption of the server cannot be trusted', async () => {
    const server = await queue.start({ disabledCommands: [] })
    await queue.write()
    await sendNextLetter(queue.senderOf(queue.connect(server.url)))
    expect(await queue.rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect(server.received).toEqual([])
  })
})
