import { day } from '#events/units.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import { cleanUpMails } from '#workers/scheduled-jobs/cleanup.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { newId } from '#events/aggregates/ids.ts'
import { deleteAccount, signUp } from '#test/builders/api-fixtures.ts'
import { createDkim } from '#test/mail/dkim.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { startMailServer } from '#test/mail/smtp-server.ts'
import { productionSettings } from '#test/board/config.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { renderMail } from './render.ts'
import { openMailServer } from '../outbox/smtp.ts'

const person = { name: 'Ana Robles', address: 'ana@example.org' }
const mail = {
  subject: 'Una <oferta> & media',
  lines: ['«Hola» <b>Ana</b>', 'Otro párrafo.'],
  action: { text: 'Abrir', url: 'https://ramal.example/x?a=1&b=2' },
  why: 'Porque sí.'
}

test('an e-mail is text and HTML', async () => {
  const { text, html } = renderMail(person, mail)
  await expect(text).toMatchFileSnapshot('snapshots/mail.txt')
  await expect(html).toMatchFileSnapshot('snapshots/mail.html')
})

/** A mail server that nothing is sent to. */
const openUnused = (settings: Partial<Parameters<typeof openMailServer>[0]> = {}) =>
  openMailServer({
    url: 'smtp://127.0.0.1:1',
    from: 'avisos@ramal.example',
    dkim: undefined,
    ...settings
  })

test('an e-mail to two recipients is refused', async () => {
  const server = openUnused()
  const to = [person, { ...person, address: 'eva@example.org' }] as never
  const message = { id: 'one', mail: { ...renderMail(person, mail), to }, date: new Date() }
  await expect(server.compose(message)).rejects.toMatchObject({ code: 'EMAXRECIPIENTS' })
  server.close()
})

test.each([
  [undefined, 'From: Ramal <avisos@ramal.example>'],
  ['Del Sur, S.L.', 'From: "Del Sur, S.L." <avisos@ramal.example>']
])('an e-mail comes from the name that is set, or the board: %s', async (fromName, header) => {
  const server = openUnused({ fromName })
  const message = { id: 'one', mail: renderMail(person, mail), date: new Date() }
  expect((await server.compose(message)).toString()).toContain(`${header}\r\n`)
  server.close()
})

test('an e-mail with a list, and ways to receive fewer', async () => {
  const item = {
    title: 'Mozo <b>de</b> cuadra',
    text: 'Yeguada, Jerez',
    url: 'https://x.example/1'
  }
  const { text, html } = renderMail(person, {
    ...mail,
    items: [item, { ...item, url: 'https://x.example/2' }],
    settings: 'https://x.example/ajustes',
    unsubscribe: 'https://x.example/baja/t'
  })
  await expect(text).toMatchFileSnapshot('snapshots/list.txt')
  await expect(html).toMatchFileSnapshot('snapshots/list.html')
})

describe('an e-mail with DKIM', () => {
  const dkim = createDkim('ramal.example')
  afterAll(dkim.remove)

  const compose = (rendered = renderMail(person, mail)) =>
    openUnused({ dkim: dkim.settings }).compose({ id: 'one', mail: rendered, date: new Date() })
  const resultOf = async (message: Uint8Array) =>
    (await dkim.verify(message)).results.map(({ status }) => status.result)

  test.each(['From', 'To', 'Subject', 'Reply-To'])(
    'has a signature that breaks when another %s is written before or after it',
    async name => {
      const message = (await compose()).toString('latin1')
      const forged = `${name}: Seguridad <x@other.example>\r\n`
      expect(await resultOf(Buffer.from(message, 'latin1'))).toEqual(['pass'])
      expect(await resultOf(Buffer.from(forged + message, 'latin1'))).toEqual(['fail'])
      const after = message.replace('\r\nMIME-Version', `\r\n${forged}MIME-Version`)
      expect(await resultOf(Buffer.from(after, 'latin1'))).toEqual(['fail'])
    }
  )

  test('has a signature that holds whatever the text, and breaks with it', async () => {
    const lines = ['Ñandú\t y  «yeguas»  ', '', '  .', '.', 'x'.repeat(2_000), '€ 🐎  ', '\n\n\n']
    const rendered = renderMail(
      { ...person, name: 'José Ñ' },
      { ...mail, subject: '🐎'.repeat(40), lines }
    )
    const message = await compose(rendered)
    expect(await resultOf(message)).toEqual(['pass'])
    const lastLine = Buffer.from(
      message.toString('latin1').replace(/--\r\n$/, '-- \r\nx'),
      'latin1'
    )
    expect(await resultOf(lastLine)).toEqual(['neutral'])
    expect(
      Math.max(
        ...message
          .toString('latin1')
          .split('\r\n')
          .map(line => line.length)
      )
    ).toBeLessThan(999)
  })

  test('has a signature that holds after it was sent', async () => {
    const server = await startMailServer()
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url: server.url, from, dkim: dkim.settings })
    const unsubscribe = `https://ramal.example/baja/${'x'.repeat(120)}`
    const rendered = renderMail(person, { ...mail, unsubscribe })
    const parts = { id: 'one', mail: rendered, date: new Date() }
    await mailServer.deliver(person.address, await mailServer.compose(parts), parts.id)
    const [received] = server.received
    const { results } = await dkim.verify(received?.raw ?? new Uint8Array())
    expect(results).toMatchObject([
      { status: { result: 'pass' }, signingDomain: 'ramal.example', selector: 'ramal1' }
    ])
    expect(results[0]?.signingHeaders?.keys.split(': ')).toEqual(
      expect.arrayContaining([
        'From',
        'To',
        'Subject',
        'Message-ID',
        'List-Unsubscribe',
        'List-Unsubscribe-Post'
      ])
    )
    const lines = received?.raw.toString().split('\r\n')
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    mailServer.close()
    await server.close()
  })
})

describeWithApp('the e-mails of a board', board => {
  const ask = async (login: string) => {
    await board.createClient().post('/api/password-resets', { login })
    await expect.poll(() => events()).toBeGreaterThan(0)
  }
  const events = async () =>
    (await board.db.query("SELECT FROM es.events WHERE type = 'UserPasswordResetRequested'")).length
  const count = async () => (await board.db.query('SELECT FROM mail.outbox')).length

  test('go over a real SMTP server', async () => {
    const ana = await signUp(board, 'applicant')
    await ask(ana.username)
    const server = await startMailServer()
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url: server.url, from, dkim: undefined })
    await sendMail(board, mailServer)
    await sendMail(board, mailServer)
    const mails = await server.parsed()
    expect(mails.filter(({ subject }) => subject !== 'Confirma tu correo')).toMatchObject([
      { subject: 'Elige una contraseña nueva', to: [{ address: `${ana.username}@example.org` }] }
    ])
    mailServer.close()
    await server.close()
  })

  test('are written once, however often their event is read', async () => {
    await sendMail(board)
    const before = await count()
    await board.db.exec("UPDATE es.subscriptions SET position = 0 WHERE name = 'mail'")
    await sendMail(board)
    expect(await count()).toBe(before)
  })

  test('are shown at /buzon, where their links change nothing', async () => {
    const ana = await signUp(board, 'applicant')
    await ask(ana.username)
    await sendMail(board)
    const [shown] = await mailsTo(board, `${ana.username}@example.org`)
    const visitor = board.createClient()
    const page = await visitor.get('/buzon')
    expect(page).toMatchObject({
      status: 200,
      body: expect.stringContaining('Elige una contraseña')
    })
    const html = await visitor.get(`/buzon/${shown?.id}`)
    expect(html.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
    expect(html.headers.get('Referrer-Policy')).toBe('strict-origin')
    expect((await visitor.get('/buzon/nada')).status).toBe(404)
  })

  test('go with the person, and after 30 days', async () => {
    const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    await ask(ana.username)
    await ask(eva.username)
    await sendMail(board)
    await deleteAccount(ana)
    await archiveUsers(board.tools)
    await eraseAccount(board.tools, ana.id, 0, 'test')
    expect(await mailsTo(board, `${ana.username}@example.org`)).toEqual([])
    expect(await mailsTo(board, `${eva.username}@example.org`)).toHaveLength(2)
    board.now = new Date(board.now.getTime() + 30 * day)
    await cleanUpMails(board.tools)
    expect(await count()).toBe(0)
  })
})

describeWithApp('the e-mails at /buzon', board => {
  test.each<[string, Record<string, string>, number]>([
    ['http://localhost:3000', {}, 200],
    ['http://127.0.0.1:3000', {}, 200],
    ['http://[::1]:3000', {}, 200],
    ['http://ramal.example', {}, 404],
    ['http://192.168.1.10:3000', {}, 404],
    ['http://localhost.ramal.example', {}, 404],
    ['http://localhost:3000', { 'X-Forwarded-For': '203.0.113.9' }, 404]
  ])('are shown on this machine alone: %s with %j is %i', async (origin, headers, status) => {
    const read = async (path: string) =>
      (await board.app.request(`${origin}${path}`, { headers })).status
    expect(await read('/buzon')).toBe(status)
    expect(await read(`/buzon/${newId()}`)).toBe(404)
  })
})

for (const [name, environment] of [
  ['a board in production', {}],
  [
    'a board with a public origin that does not say it is in production',
    { NODE_ENV: 'development' }
  ]
] as const) {
  describeWithApp(
    name,
    board => {
      test('has no /buzon', async () => {
        expect((await board.createClient().get('/buzon')).status).toBe(404)
      })
    },
    { ...productionSettings, ...environment, THROTTLE: 'on' }
  )
}
