import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertMail } from '#services/mail/outbox/store.ts'
import { runCli } from '#test/board/run-cli.ts'
import { smtpError, startMailServer, type TestMailServer } from '#test/mail/smtp-server.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'

const from = 'avisos@ramal.example'

describeWithApp('the operator of the e-mails', board => {
  const write = async (id: string, state: string, error: string | null = null) => {
    const writtenAt = new Date(board.now.getTime() - 60 * 60_000).toISOString()
    await insertMail(board.db, { id, kind: 'new-password', person: 'ana-robles', writtenAt })
    await board.db.query(
      `UPDATE mail.outbox SET state = $2, last_error = $3, recipient = 'ana@example.org', tries = 7
        WHERE id = $1`,
      [id, state, error]
    )
  }
  const states = async () =>
    (await runCli(board, 'mail', 'list')).values[0].mails.map(
      ({ id, state, tries }: { id: string; state: string; tries: number }) => [id, state, tries]
    )

  beforeEach(async () => {
    await board.db.exec('DELETE FROM mail.outbox')
    await write('one', 'refused', 'EENVELOPE RCPT TO 550')
    await write('three', 'unknown')
    await write('two', 'sent')
  })

  test('sees what became of them, and no address', async () => {
    const { code, text, values } = await runCli(board, 'mail', 'list')
    expect(code).toBe(0)
    expect(text).toContain('1 refused, el más antiguo de hace 60 min')
    expect(text).toContain('one  new-password  refused  2026-03-02T09:00:00.000Z  7 intentos  EENV')
    expect(JSON.stringify(values) + text).not.toMatch(/ana-robles|ana@/)
    const chosen = await runCli(board, 'mail', 'list', 'sent')
    expect(chosen.values[0].mails).toMatchObject([{ id: 'two' }])
    expect((await runCli(board, 'mail', 'list', 'stale')).text).toContain('No hay ninguno')
    expect(await runCli(board, 'mail', 'list', 'lost')).toMatchObject({
      code: 1,
      text: 'No hay correos «lost»'
    })
  })

  test('sees that they are stopped', async () => {
    await runCli(board, 'mail', 'off')
    expect((await runCli(board, 'mail', 'list')).text).toMatch(
      /^No se envía ningún correo: mail on/
    )
    await runCli(board, 'mail', 'on')
    expect((await runCli(board, 'mail', 'list')).values[0].sending).toBe(true)
  })

  test('does not read that they are sent while there is no mail server', async () => {
    expect((await runCli(board, 'mail', 'off')).text).toBe('No se envía ningún correo')
    const { text, values } = await runCli(board, 'mail', 'on')
    expect(text).toBe('Los correos se envían en cuanto SMTP_URL y MAIL_FROM estén puestos')
    expect(values).toEqual([{ sending: true, changed: true }])
    expect((await runCli(board, 'mail', 'list')).text).toMatch(
      /^No se envía ningún correo: pon SMTP_URL y MAIL_FROM\n/
    )
  })

  test('sends one again, or all that were refused or may not have arrived', async () => {
    expect((await runCli(board, 'mail', 'retry', 'one')).text).toContain('Espera 1 correo;')
    expect((await runCli(board, 'mail', 'retry', 'unknown')).values).toEqual([{ retried: 1 }])
    expect((await runCli(board, 'mail', 'retry', 'refused')).values).toEqual([{ retried: 0 }])
    expect(await states()).toEqual([
      ['one', 'waiting', 0],
      ['three', 'waiting', 0],
      ['two', 'sent', 7]
    ])
    for (const id of ['two', 'none']) {
      const { code, text } = await runCli(board, 'mail', 'retry', id)
      expect([code, text]).toEqual([
        1,
        `No hay ningún correo ${id} rechazado ni de llegada incierta`
      ])
    }
  })

  test('learns that there is no mail server', async () => {
    for (const argv of [['try', 'ana@example.org'], ['keys']]) {
      expect(await runCli(board, 'mail', ...argv)).toMatchObject({
        code: 1,
        text: 'No hay servidor de correo: pon SMTP_URL y MAIL_FROM'
      })
    }
  })
})

describe('the mail server, to its operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-mail-'))
  const keyFile = join(folder, 'dkim.pem')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  let server: TestMailServer
  beforeAll(async () => {
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    server = await startMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith('nadie') ? smtpError(550, 'No such user') : undefined)
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const run = (argv: string[], dkim = { keyFile, selector: 'ramal1' }) => {
    const config = {
      mail: { delivery: 'smtp', smtp: { url: server.url, from, dkim } },
      operator: { email: 'hola@ramal.example' }
    }
    const tools = { config, now: () => new Date() } as unknown as TestApp['tools']
    return runCli({ tools }, 'mail', ...argv)
  }

  test('takes an e-mail of trial', async () => {
    expect(await run(['try', 'ana@example.org'])).toMatchObject({ code: 0 })
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['ana@example.org']])
    expect(await server.parsed()).toMatchObject([
      { subject: 'Correo de prueba', from: { address: from } }
    ])
  })

  test('refuses it, in its own words', async () => {
    const { code, text } = await run(['try', 'nadie@example.org'])
    expect(code).toBe(1)
    expect(text).toContain('no lo ha aceptado (rechazado): EENVELOPE RCPT TO 550: 550 No such user')
    expect((await run(['try', 'ana'])).text).toBe('«ana» no es un correo electrónico')
  })

  test('has lines for DNS', async () => {
    const { values, text } = await run(['keys'])
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(values[0].records).toEqual([
      { name: 'ramal.example', value: 'v=spf1 mx ip4:127.0.0.1 ~all' },
      { name: 'ramal1._domainkey.ramal.example', value: `v=DKIM1; k=rsa; p=${key}` },
      { name: '_dmarc.ramal.example', value: 'v=DMARC1; p=none; rua=mailto:hola@ramal.example' }
    ])
    const strings = [...text.matchAll(/"([^"]+)"/g)].map(([, part = '']) => part)
    expect(Math.max(...strings.map(({ length }) => length))).toBe(255)
    expect(strings.join('')).toContain(key)
  })

  test('has none with a key that cannot sign', async () => {
    expect((await run(['keys'], { keyFile: 'nowhere.pem', selector: 'a' })).text).toContain(
      'No se puede leer ninguna clave'
    )
    const ed = join(folder, 'ed25519.pem')
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(ed, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    expect((await run(['keys'], { keyFile: ed, selector: 'a' })).text).toContain('no es RSA')
    const weak = join(folder, 'weak.pem')
    const short = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(weak, short.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    expect(await run(['keys'], { keyFile: weak, selector: 'a' })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/tiene 2048 bits.*openssl genrsa -out dkim\.pem 3072/)
    })
    const mail = await run(['try', 'ana@example.org'], { keyFile: weak, selector: 'a' })
    expect(mail).toMatchObject({ code: 1, text: expect.stringContaining('tiene 2048 bits') })
  })
})
