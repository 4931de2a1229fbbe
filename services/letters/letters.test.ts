import { afterAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import { cleanUpLetters } from '#workers/scheduled-jobs/cleanup.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { deleteAccount, signUp } from '#test/api-fixtures.ts'
import { createDkim } from '#test/dkim.ts'
import { lettersTo, sendLetters } from '#test/letters.ts'
import { startMailServer } from '#test/smtp-server.ts'
import { productionSettings } from '#test/config.ts'
import { describeWithApp } from '#test/test-app.ts'
import { renderLetter } from './render.ts'
import { openMailServer } from './smtp.ts'

const person = { name: 'Ana Robles', address: 'ana@example.org' }
const letter = {
  subject: 'Una <carta> & media',
  lines: ['«Hola» <b>Ana</b>', 'Otro párrafo.'],
  action: { text: 'Abrir', url: 'https://ramal.example/x?a=1&b=2' },
  why: 'Porque sí.'
}

test('a letter is text and HTML', async () => {
  const { text, html } = renderLetter(person, letter)
  await expect(text).toMatchFileSnapshot('snapshots/letter.txt')
  await expect(html).toMatchFileSnapshot('snapshots/letter.html')
})

test('a letter to two recipients is refused', async () => {
  const server = openMailServer({
    ...{ url: 'smtp://127.0.0.1:1', from: 'avisos@ramal.example' },
    ...{ returnPath: undefined, dkim: undefined }
  })
  const to = [person, { ...person, address: 'eva@example.org' }] as never
  const message = { id: 'one', letter: { ...renderLetter(person, letter), to }, date: new Date() }
  await expect(server.compose(message)).rejects.toMatchObject({ code: 'EMAXRECIPIENTS' })
  server.close()
})

test('a letter with a list, and ways to receive fewer', async () => {
  const item = {
    title: 'Mozo <b>de</b> cuadra',
    text: 'Yeguada, Jerez',
    url: 'https://x.example/1'
  }
  const { text, html } = renderLetter(person, {
    ...letter,
    items: [item, { ...item, url: 'https://x.example/2' }],
    settings: 'https://x.example/ajustes',
    unsubscribe: 'https://x.example/baja/t'
  })
  await expect(text).toMatchFileSnapshot('snapshots/list.txt')
  await expect(html).toMatchFileSnapshot('snapshots/list.html')
})

describe('a letter with DKIM', () => {
  const dkim = createDkim('ramal.example')
  afterAll(dkim.remove)

  test('has a signature that holds after it was sent', async () => {
    const server = await startMailServer()
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url: server.url, from, dkim: dkim.settings })
    const unsubscribe = `https://ramal.example/baja/${'x'.repeat(120)}`
    const rendered = renderLetter(person, { ...letter, unsubscribe })
    const parts = { id: 'carta-1', letter: rendered, date: new Date() }
    await mailServer.deliver(person.address, await mailServer.compose(parts), parts.id)
    const [mail] = server.received
    const { results } = await dkim.verify(mail?.raw ?? new Uint8Array())
    expect(results).toMatchObject([
      { status: { result: 'pass' }, signingDomain: 'ramal.example', selector: 'ramal1' }
    ])
    expect(results[0]?.signingHeaders?.keys.split(': ')).toEqual(
      expect.arrayContaining([
        ...['From', 'To', 'Subject', 'Message-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post']
      ])
    )
    const lines = mail?.raw.toString().split('\r\n')
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    mailServer.close()
    await server.close()
  })
})

describeWithApp('the letters of a board', board => {
  const ask = async (login: string) => {
    await board.createClient().post('/api/password-resets', { login })
    await expect.poll(() => events()).toBeGreaterThan(0)
  }
  const events = async () =>
    (await board.db.query("SELECT FROM es.events WHERE type = 'UserPasswordResetRequested'")).length
  const count = async () => (await board.db.query('SELECT FROM mail.letters')).length

  test('go over a real SMTP server', async () => {
    const ana = await signUp(board, 'applicant')
    await ask(ana.username)
    const server = await startMailServer()
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url: server.url, from, dkim: undefined })
    await sendLetters(board, mailServer)
    await sendLetters(board, mailServer)
    const mails = await server.parsed()
    expect(mails.filter(({ subject }) => subject !== 'Confirma tu correo')).toMatchObject([
      { subject: 'Elige una contraseña nueva', to: [{ address: `${ana.username}@example.org` }] }
    ])
    mailServer.close()
    await server.close()
  })

  test('are written once, however often their event is read', async () => {
    await sendLetters(board)
    const before = await count()
    await board.db.exec("UPDATE es.subscriptions SET position = 0 WHERE name = 'letters'")
    await sendLetters(board)
    expect(await count()).toBe(before)
  })

  test('are shown at /buzon, where their links change nothing', async () => {
    const ana = await signUp(board, 'applicant')
    await ask(ana.username)
    await sendLetters(board)
    const [shown] = await lettersTo(board, `${ana.username}@example.org`)
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
    expect(html.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect((await visitor.get('/buzon/nada')).status).toBe(404)
  })

  test('go with the person, and after 30 days', async () => {
    const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    await ask(ana.username)
    await ask(eva.username)
    await sendLetters(board)
    await deleteAccount(ana)
    await archiveUsers(board.tools)
    await eraseAccount(board.tools, ana.id, 0, 'test')
    expect(await lettersTo(board, `${ana.username}@example.org`)).toEqual([])
    expect(await lettersTo(board, `${eva.username}@example.org`)).toHaveLength(2)
    board.now = new Date(board.now.getTime() + 30 * 24 * 3_600_000)
    await cleanUpLetters(board.tools)
    expect(await count()).toBe(0)
  })
})

describeWithApp(
  'a board in production',
  board => {
    test('has no /buzon', async () => {
      expect((await board.createClient().get('/buzon')).status).toBe(404)
    })
  },
  { ...productionSettings, THROTTLE: 'on' }
)
