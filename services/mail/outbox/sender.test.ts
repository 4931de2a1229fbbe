import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { defaultLimits } from '#services/platform/config/rate-limits.ts'
import { createRateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { hostileStrings } from '#test/requests/hostile-strings.ts'
import { describeWithMailQueue, kind, mail } from '#test/mail/mail-queue.ts'
import { sendNextMail } from './sender.ts'
import { deleteMailsOf, insertMail } from './store.ts'
import { switchSender } from './sender-switch.ts'

describeWithMailQueue('the sender of e-mails', queue => {
  test('sends an e-mail once, in two forms, with what a mail program needs', async () => {
    const server = await queue.start()
    const sender = queue.senderOf(queue.connect(server.url))
    const id = await queue.write()
    expect(await sendNextMail(sender)).toBe(true)
    expect(await sendNextMail(sender)).toBe(false)
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
    expect(await queue.rows()).toMatchObject([{ state: 'sent', recipient: null, isEmpty: true }])
  })

  test('sends nothing while it is off', async () => {
    const server = await queue.start()
    await queue.write()
    await switchSender(queue.db, false)
    expect(await sendNextMail(queue.senderOf(queue.connect(server.url)))).toBe(false)
    await switchSender(queue.db, true)
    expect(await sendNextMail(queue.senderOf(queue.connect(server.url)))).toBe(true)
    expect(server.received).toHaveLength(1)
  })

  test('sends each e-mail once from several senders', async () => {
    const server = await queue.start()
    const senders = [1, 2, 3].map(() => queue.senderOf(queue.connect(server.url)))
    for (let index = 0; index < 20; index++) await queue.write('essential', `p${index}`)
    await Promise.all(
      senders.map(async sender => {
        while (await sendNextMail(sender));
      })
    )
    const recipients = server.received.flatMap(({ recipients }) => recipients)
    expect(new Set(recipients).size).toBe(20)
    expect(recipients).toHaveLength(20)
  })

  test('keeps hostile text out of the headers, and writes to one person', async () => {
    const server = await queue.start()
    const texts = [...hostileStrings, 'x@a.org\r\nBcc: b@a.org', 'Ana, <b@a.org>', '"\r\n.\r\nQUIT']
    const hostile = (text: string) => ({
      ...kind(true),
      write: async () => ({
        to: { name: text, address: 'ana@example.org' },
        mail: { ...mail, subject: text, lines: [text], why: text }
      })
    })
    const mailServer = queue.connect(server.url)
    for (const text of texts) {
      await queue.write('hostile')
      await sendNextMail(queue.senderOf(mailServer, { hostile: hostile(text) }))
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

  test('holds what follows the clock, and ends nothing by its age, while the clock is not trusted', async () => {
    const server = await queue.start()
    const timed = { ...kind(false), followsClock: true } as const
    const sender = queue.senderOf(queue.connect(server.url), { other: kind(false), timed })
    const received = () => server.received.flatMap(({ recipients }) => recipients)
    queue.isClockTrusted = false
    await queue.write('other', 'old')
    queue.pass(60 * 24 * 60)
    await queue.write('timed', 'later')
    while (await sendNextMail(sender));
    expect(received()).toEqual(['old@example.org'])
    const held = { state: 'waiting', tries: 0, error: 'the clock is not trusted' }
    expect(await queue.rows()).toContainEqual(expect.objectContaining(held))
    queue.isClockTrusted = true
    queue.pass(60)
    while (await sendNextMail(sender));
    expect(received()).toEqual(['old@example.org', 'later@example.org'])
    await queue.write('other', 'stale')
    queue.pass(60 * 24 * 60)
    while (await sendNextMail(sender));
    expect(received()).toHaveLength(2)
  })

  test('sends what a person waits for before everything else that is due', async () => {
    const server = await queue.start()
    const later = { ...kind(true), usefulFor: 30 * day }
    const kinds = { essential: kind(true), later, other: kind(false) }
    const sender = queue.senderOf(queue.connect(server.url), kinds)
    await queue.write('other', 'first')
    queue.pass(1)
    await queue.write('later', 'second')
    queue.pass(1)
    await queue.write('essential', 'third')
    while (await sendNextMail(sender));
    const recipients = server.received.flatMap(({ recipients }) => recipients)
    expect(recipients).toEqual(['third@example.org', 'first@example.org', 'second@example.org'])
  })

  test('holds an e-mail to a mailbox that has had its share, which others of its kind can join', async () => {
    const server = await queue.start()
    const limits = { ...defaultLimits, mailbox: { points: 1, seconds: 1 } }
    const sender = {
      ...queue.senderOf(queue.connect(server.url)),
      rateLimiter: createRateLimiter(queue.db, limits, 'a secret')
    }
    await queue.write('other')
    queue.pass(1)
    const held = await queue.write('other')
    while (await sendNextMail(sender));
    expect(server.received).toHaveLength(1)
    expect(await queue.rows()).toContainEqual(
      expect.objectContaining({ state: 'waiting', tries: 0, isEmpty: true })
    )
    const joining = { id: newId(), kind: 'other', person: 'ana', writtenAt: '2026-03-02T10:00:00Z' }
    await insertMail(queue.db, { ...joining, joins: 'as it is' })
    const sendAgain = async () => {
      queue.pass(1)
      await sendNextMail(sender)
      return (await server.parsed()).map(({ messageId }) => messageId)
    }
    await expect
      .poll(sendAgain, { timeout: 20_000 })
      .toEqual([expect.any(String), `<${held}@ramal.example>`])
    expect(await queue.rows()).toHaveLength(2)
  })

  test('forgets the e-mails of a person', async () => {
    await queue.write()
    await deleteMailsOf(queue.db, 'ana')
    expect(await queue.rows()).toEqual([])
  })
})
