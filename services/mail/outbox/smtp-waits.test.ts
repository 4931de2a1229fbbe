import { afterEach, describe, expect, test } from 'vitest'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { second } from '#events/units.ts'
import { describeWithMailQueue } from '#test/mail/mail-queue.ts'
import { type Script, startScriptedMailServer } from '#test/mail/scripted-mail-server.ts'
import { sendNextMail } from './sender.ts'
import { openMailServer } from './smtp.ts'

const usual = { ...timeouts }
afterEach(() => {
  Object.assign(timeouts, usual)
})

const settings = { from: 'avisos@ramal.example', dkim: undefined }
const rendered = Buffer.from('Subject: Prueba\r\n\r\nHola\r\n')
const open = async (script: Script) => {
  const server = await startScriptedMailServer(script)
  const mailServer = openMailServer({ url: server.url, ...settings })
  return {
    deliver: (stop?: AbortSignal) => mailServer.deliver('ana@example.org', rendered, 'id', stop),
    async close() {
      mailServer.close()
      await server.close()
    }
  }
}

test('an encrypted server that is addressed in clear is named with its setting', async () => {
  timeouts.mailGreeting = 100
  const server = await open({ greeting: 'trickle' })
  const delivery = await server.deliver()
  expect(delivery).toMatchObject({ outcome: 'later', isServerFault: true })
  expect(JSON.stringify(delivery)).toContain('SMTP_URL may need smtps://')
  await server.close()
})

describe('a mail server that is slow', () => {
  /** Milliseconds in which a second passes, for the server and for the board. */
  const shortSecond = 5
  const shorten = () => {
    const { mailGreeting, mailAnswer, mailDelivery } = usual
    for (const [name, wait] of Object.entries({ mailGreeting, mailAnswer, mailDelivery })) {
      Object.assign(timeouts, { [name]: (wait / second) * shortSecond })
    }
  }

  test.each<[string, Script]>([
    ['to greet', { greeting: 60 }],
    ['at its name', { ehlo: 60 }],
    ['at the sender', { mail: 60 }],
    ['at the recipient', { rcpt: 60 }],
    ['to ask for the text', { data: 60 }],
    ['after the text', { text: 90 }],
    ['at each of them', { greeting: 7, ehlo: 12, mail: 12, rcpt: 12, data: 12, text: 25 }]
  ])('%s gets the e-mail', async (_, slow) => {
    shorten()
    const script = Object.entries(slow).map(([step, wait]) => [step, wait * shortSecond])
    const server = await open({ ehlo: '250 mail.example.org', ...Object.fromEntries(script) })
    expect(await server.deliver()).toEqual({ outcome: 'sent' })
    await server.close()
  })

  test.each<[keyof Script, string]>([
    ['greeting', 'later'],
    ['rcpt', 'later'],
    ['text', 'cut']
  ])('for ever at %s is given up: %s', async (step, outcome) => {
    timeouts.mailDelivery = 300
    const server = await open({ [step]: 'trickle' })
    expect(await server.deliver(new AbortController().signal)).toMatchObject({ outcome })
    await server.close()
  })
})

describeWithMailQueue('an e-mail that a slow server holds up', queue => {
  test('is no other sender’s meanwhile', async () => {
    timeouts.mailClaim = 40
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'sent' }>()
    const mailServer = { ...queue.connect('smtp://127.0.0.1:1'), deliver: () => promise }
    const sender = queue.senderOf(mailServer)
    await queue.write('other')
    const sending = sendNextMail(sender)
    await expect.poll(queue.rows).toMatchObject([{ state: 'sending', isEmpty: false }])
    queue.pass(10)
    const isClaimed = 'SELECT next_attempt_at > $1 AS "isClaimed" FROM mail.outbox'
    const now = sender.now().toISOString()
    await expect.poll(() => queue.db.query(isClaimed, [now])).toEqual([{ isClaimed: true }])
    expect(await sendNextMail(sender)).toBe(false)
    resolve({ outcome: 'sent' })
    await sending
    expect(await queue.rows()).toMatchObject([{ state: 'sent', tries: 1 }])
  })
})
