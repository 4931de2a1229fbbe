import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { newId } from '#events/ids.ts'
import { hostileStrings } from '#test/hostile-strings.ts'
import { smtpError, startMailServer, type TestMailServer } from '#test/smtp-server.ts'
import { databaseKinds, openTestDatabase } from '#test/test-database.ts'
import type { Database } from '#events/database/database.ts'
import type { LetterKinds } from './letter-kind.ts'
import { type SenderDependencies, sendNextLetter } from './sender.ts'
import { openMailServer, type MailServer } from './smtp.ts'
import { deleteLettersOf, insertLetter, switchSender } from './store.ts'

const minute = 60_000
const letter = { subject: 'Prueba', lines: ['Hola'], why: 'Porque es una prueba.' }
const kind = (isEssential: boolean) => ({
  isEssential,
  usefulFor: 48 * 60 * minute,
  write: async (_: unknown, { person }: { person: string }) => ({
    to: { name: 'Ana', address: `${person}@example.org` },
    letter
  })
})

describe.each(databaseKinds)('the sender of letters (%s)', databaseKind => {
  let db: Database
  let now = new Date('2026-03-02T10:00:00.000Z')
  const open: { close(): unknown }[] = []
  beforeAll(async () => {
    db = await openTestDatabase(databaseKind)
  })
  beforeEach(async () => {
    now = new Date('2026-03-02T10:00:00.000Z')
    await db.exec('DELETE FROM mail.letters')
  })
  afterAll(async () => {
    for (const one of open) await one.close()
    await db?.close()
  })

  async function start(options?: SMTPServerOptions): Promise<TestMailServer> {
    const server = await startMailServer(options)
    open.push(server)
    return server
  }

  function connect(url: string): MailServer {
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url, from, dkim: undefined })
    open.unshift(mailServer)
    return mailServer
  }

  function senderOf(
    mailServer: SenderDependencies['mailServer'],
    kinds: LetterKinds = { essential: kind(true), other: kind(false) }
  ): SenderDependencies {
    const log = { warn() {}, error: console.error }
    const tokens = { sign: () => 'token' }
    return { db, kinds, log, mailServer, now: () => now, origin: 'https://ramal.example', tokens }
  }

  async function write(kind = 'essential', person = 'ana'): Promise<string> {
    const id = newId()
    await insertLetter(db, { id, kind, person, writtenAt: now.toISOString() })
    return id
  }

  const rows = () =>
    db.query(
      `SELECT state, tries, recipient, rendered IS NULL AS "isEmpty", last_error AS error
         FROM mail.letters ORDER BY written_at, id`
    )
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute)
  }

  test('sends a letter once, in two forms, with what a mail program needs', async () => {
    const server = await start()
    const sender = senderOf(connect(server.url))
    const id = await write()
    expect(await sendNextLetter(sender)).toBe(true)
    expect(await sendNextLetter(sender)).toBe(false)
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['ana@example.org']])
    const [mail] = await server.parsed()
    expect(mail).toMatchObject({
      subject: 'Prueba',
      from: { name: 'Ramal', address: 'avisos@ramal.example' },
      to: [{ name: 'Ana', address: 'ana@example.org' }],
      messageId: `<${id}@ramal.example>`,
      text: expect.stringContaining('Porque es una prueba.'),
      html: expect.stringContaining('Porque es una prueba.')
    })
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' })
    )
    expect(await rows()).toMatchObject([{ state: 'sent', recipient: null, isEmpty: true }])
  })

  test('sends nothing while it is off', async () => {
    const server = await start()
    await write()
    await switchSender(db, false)
    expect(await sendNextLetter(senderOf(connect(server.url)))).toBe(false)
    await switchSender(db, true)
    expect(await sendNextLetter(senderOf(connect(server.url)))).toBe(true)
    expect(server.received).toHaveLength(1)
  })

  test('tries again later, with the same bytes, when the server is busy', async () => {
    const answers = [smtpError(452, 'Full'), undefined]
    const tried: Buffer[] = []
    const server = await start({
      onData(stream, _session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          tried.push(Buffer.concat(chunks))
          callback(answers.shift())
        })
      }
    })
    const sender = senderOf(connect(server.url))
    await write()
    await sendNextLetter(sender)
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1, isEmpty: false }])
    expect(await sendNextLetter(sender)).toBe(false)
    pass(1)
    await sendNextLetter(sender)
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }])
    expect(tried).toHaveLength(2)
    expect(tried[1]?.equals(tried[0] ?? Buffer.of())).toBe(true)
  })

  test('ends a letter whose address the server refuses', async () => {
    const server = await start({
      onRcptTo: (_address, _session, callback) => callback(smtpError(550, 'No such user'))
    })
    await write()
    await sendNextLetter(senderOf(connect(server.url)))
    expect(await rows()).toMatchObject([
      { state: 'refused', recipient: null, isEmpty: true, error: 'EENVELOPE RCPT TO 550' }
    ])
  })

  test('keeps a letter when the server refuses its own operator', async () => {
    const server = await start({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, 'Wrong password'))
    })
    await write()
    await sendNextLetter(senderOf(connect(server.url.replace('//', '//ana:secret@'))))
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  test('sends nothing unencrypted over a network', async () => {
    const server = await start()
    const named = server.url.replace('127.0.0.1', '127.0.0.2')
    await write()
    await sendNextLetter(senderOf(connect(named)))
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect(server.received).toEqual([])
  })

  test.each([
    ['essential', 'waiting'],
    ['other', 'unknown']
  ])('an %s letter that was cut after its text: %s', async (kind, state) => {
    const server = await start({
      onData(stream, session) {
        stream.resume()
        stream.on('end', () => server.cut(session.remotePort))
      }
    })
    await write(kind)
    await sendNextLetter(senderOf(connect(server.url)))
    expect(await rows()).toMatchObject([{ state, tries: 1 }])
  })

  test('keeps every letter while the server is gone, and sends them when it is back', async () => {
    const gone = await start()
    const url = gone.url
    const sender = senderOf(connect(url))
    await gone.close()
    for (const person of ['ana', 'luis', 'eva']) await write('other', person)
    while (await sendNextLetter(sender));
    expect(await rows()).toEqual(
      Array(3).fill(expect.objectContaining({ state: 'waiting', tries: 1 }))
    )
    const server = await start()
    const again = senderOf(connect(server.url))
    pass(10)
    while (await sendNextLetter(again));
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'ana@example.org',
      'eva@example.org',
      'luis@example.org'
    ])
  })

  test('waits longer before each try, and gives up after two days', async () => {
    const later = async () => ({ outcome: 'later' as const, error: 'EDNS' })
    const mailServer = { ...connect('smtp://127.0.0.1:1'), deliver: later }
    await write()
    const waits: number[] = []
    for (let waited = 0; waited < 3000; waited++) {
      const hadOne = await sendNextLetter(senderOf(mailServer))
      if (hadOne) waits.push(waited)
      pass(1)
    }
    expect(waits).toEqual([0, 1, 6, 36, 156, 636, 2076])
    pass(24 * 60)
    await sendNextLetter(senderOf(mailServer))
    expect(await rows()).toMatchObject([{ state: 'stale', isEmpty: true }])
  })

  test.each([
    ['essential', 'sent'],
    ['other', 'unknown']
  ])('an %s letter of a sender that died: %s', async (kind, state) => {
    const server = await start()
    await write(kind)
    await db.exec(
      `UPDATE mail.letters SET state = 'sending', tries = 1, next_attempt_at = written_at + interval '2 minutes'`
    )
    const sender = senderOf(connect(server.url))
    expect(await sendNextLetter(sender)).toBe(false)
    pass(2)
    await sendNextLetter(sender)
    expect(await rows()).toMatchObject([{ state }])
  })

  test('sends each letter once from several senders', async () => {
    const server = await start()
    const senders = [1, 2, 3].map(() => senderOf(connect(server.url)))
    for (let nth = 0; nth < 20; nth++) await write('essential', `p${nth}`)
    await Promise.all(
      senders.map(async sender => {
        while (await sendNextLetter(sender));
      })
    )
    const recipients = server.received.flatMap(({ recipients }) => recipients)
    expect(new Set(recipients).size).toBe(20)
    expect(recipients).toHaveLength(20)
  })

  test('keeps hostile text out of the headers, and writes to one person', async () => {
    const server = await start()
    const texts = [...hostileStrings, 'x@a.org\r\nBcc: b@a.org', 'Ana, <b@a.org>', '"\r\n.\r\nQUIT']
    const hostile = (text: string) => ({
      ...kind(true),
      write: async () => ({
        to: { name: text, address: 'ana@example.org' },
        letter: { ...letter, subject: text, lines: [text], why: text }
      })
    })
    const mailServer = connect(server.url)
    for (const text of texts) {
      await write('hostile')
      await sendNextLetter(senderOf(mailServer, { hostile: hostile(text) }))
    }
    expect(server.received).toHaveLength(texts.length)
    expect(new Set(server.received.flatMap(({ recipients }) => recipients))).toEqual(
      new Set(['ana@example.org'])
    )
    const expected = ['auto-submitted', 'content-type', 'date', 'from', 'message-id']
    for (const mail of await server.parsed()) {
      const names = mail.headers.map(({ key }) => key).filter(key => key !== 'received')
      expect(names.sort()).toEqual([...expected, 'mime-version', 'subject', 'to'])
      expect(mail.to?.map(({ address }) => address)).toEqual(['ana@example.org'])
    }
  })

  test('forgets the letters of a person', async () => {
    await write()
    await deleteLettersOf(db, 'ana')
    expect(await rows()).toEqual([])
  })
})
