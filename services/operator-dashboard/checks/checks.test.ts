import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config, SmtpSettings } from '#services/platform/config/config.ts'
import { dkimRecord } from '#services/mail/outbox/dkim.ts'
import { checkBackups, checkDrill } from './backups.ts'
import type { BoardCheck } from './check.ts'
import { checkClock, checkDisk, checkTls, checkVersions } from './machine.ts'
import { checkMail, checkMailDns, type Dns } from './mail.ts'
import { checkIdentity, checkOperators } from './people.ts'

const now = new Date('2026-11-29T12:00:00Z')
const states = (checks: readonly BoardCheck[]) => checks.map(({ state }) => state)
/** The state, and a part of the text and of the remedy, of the one line. */
function expectLine(
  checks: readonly BoardCheck[],
  state: BoardCheck['state'],
  text: string,
  remedy = ''
) {
  expect(checks).toHaveLength(1)
  expect(checks[0]).toMatchObject({ state, text: expect.stringContaining(text) })
  if (remedy) expect(checks[0]?.remedy).toContain(remedy)
  else expect(checks[0]?.remedy !== '').toBe(state !== 'ok')
}

describe('the check of', () => {
  test('backups', () => {
    const fresh = '2026-11-29T02:17:00Z'
    const backups = { isBackupScheduled: true, lastBackupAt: fresh, areKeysApart: true }
    expectLine(checkBackups(backups, now), 'ok', '29 de noviembre de 2026')
    const off = { ...backups, isBackupScheduled: false }
    expectLine(checkBackups({ ...off, lastBackupAt: null }, now), 'serious', 'BACKUP_DIR', 'Pon')
    expectLine(checkBackups(off, now), 'serious', 'Copias', 'Pon BACKUP_DIR')
    const late = { ...backups, lastBackupAt: '2026-11-27T02:17:00Z' }
    expectLine(checkBackups(late, now), 'serious', 'Falta la copia', 'ROLE=worker')
    expect(checkBackups(late, now)[0]?.remedy).toContain('«scheduled job failed»')
    const first = checkBackups({ ...backups, lastBackupAt: null }, now)
    expectLine(first, 'minor', 'todavía', 'mañana: cuentan las de cada noche')
    const together = { ...backups, areKeysApart: false }
    expectLine(checkBackups(together, now), 'minor', 'junto a sus claves', 'BACKUP_KEYS_DIR')
  })

  test('their trial', () => {
    expectLine(checkDrill('2026-10-01T10:00:00Z', now), 'ok', '1 de octubre de 2026')
    expectLine(checkDrill('2026-06-01T10:00:00Z', now), 'minor', '1 de junio', 'backup verify')
    expectLine(checkDrill(null, now), 'minor', 'Nunca', 'backup verify')
  })

  test('the clock', () => {
    const clock = (soundHours: number, isRestored = false) => checkClock({ soundHours, isRestored })
    expectLine(clock(24), 'ok', 'sin saltos')
    expectLine(clock(3), 'serious', 'El reloj ha saltado', 'NTP')
    expectLine(clock(3, true), 'minor', 'espera 21 horas', 'por la copia')
  })

  test('TLS', () => {
    const origin = 'https://ramal.example'
    const until = (validTo: string, problem?: string) =>
      checkTls(origin, { validTo: new Date(validTo), problem }, now)
    expectLine(until('2027-01-20T00:00:00Z'), 'ok', '20 de enero de 2027')
    expectLine(until('2026-12-05T00:00:00Z'), 'serious', '5 de diciembre', 'Renueva')
    expectLine(until('2026-11-28T00:00:00Z'), 'serious', 'ha caducado', 'Renueva')
    expectLine(until('2027-11-28T00:00:00Z', 'SELF_SIGNED'), 'serious', 'SELF_SIGNED', 'Renueva')
    expectLine(checkTls(origin, undefined, now), 'unknown', 'No se ha podido mirar', 'navegador')
    expectLine(checkTls('http://ramal.example', undefined, now), 'serious', 'no es https', 'TLS')
  })

  test('the legal identity', () => {
    const operator: Config['operator'] = {
      name: 'Ramal Ecuestre S.L.',
      taxId: 'B12345674',
      address: 'Calle Mayor 1, Madrid',
      register: 'Registro Mercantil de Madrid, tomo 1, hoja 2',
      email: 'hola@ramal.example',
      phone: '+34 600 111 222'
    }
    expectLine(checkIdentity({ operator }), 'ok', 'Ramal Ecuestre')
    expect(checkIdentity({ operator })[0]?.text).toBe('Lo lleva Ramal Ecuestre S.L.')
    const unregistered = { ...operator, register: undefined }
    expectLine(checkIdentity({ operator: unregistered }), 'minor', 'registro', 'OPERATOR_REGISTER')
    const person = { ...unregistered, taxId: '12345678Z' }
    expectLine(checkIdentity({ operator: person }), 'ok', 'Ramal')
    const example = { ...operator, taxId: '00000000T', email: 'hola@example.org' }
    expectLine(checkIdentity({ operator: example }), 'serious', 'OPERATOR_TAX_ID, OPERATOR_EMAIL')
  })

  test('operators', () => {
    const account = { username: 'clara', isRegistered: true, hasSecondFactor: true }
    const required = { operatorTotp: 'required' } as const
    expectLine(checkOperators([account], required), 'ok', 'dos pasos')
    expectLine(checkOperators([], required), 'serious', 'OPERATORS está vacío', 'Registra')
    const nobody = { ...account, isRegistered: false, hasSecondFactor: false }
    expectLine(checkOperators([nobody, account], required), 'serious', '«clara»', 'quita')
    const single = { ...account, hasSecondFactor: false }
    expectLine(checkOperators([single], required), 'minor', 'dos pasos', 'totp-code clara')
    expectLine(checkOperators([single], { operatorTotp: 'optional' }), 'serious', 'dos pasos')
  })

  test('the disk', () => {
    const share = (freeShare: number | undefined) =>
      checkDisk([{ variable: 'BACKUP_DIR', freeShare }])
    expectLine(share(0.4), 'ok', 'el 40 % del disco de BACKUP_DIR')
    expectLine(share(0.1), 'minor', '10 %', 'Libera')
    expectLine(share(0.02), 'serious', '2 %', 'Libera')
    expectLine(share(undefined), 'unknown', 'BACKUP_DIR', 'carpeta')
    expect(checkDisk([])).toEqual([])
  })

  test('versions', () => {
    const versions = { board: '1.0.0', node: 'v24.1.0', postgres: 18 }
    expectLine(checkVersions(versions, now), 'ok', 'Ramal 1.0.0, Node 24.1.0, PostgreSQL 18')
    const embedded = { ...versions, postgres: undefined }
    expectLine(checkVersions(embedded, now), 'ok', 'la base de datos incluida')
    expectLine(checkVersions({ ...versions, node: 'v20.9.0' }, now), 'serious', 'Node 20', 'Node')
    expectLine(checkVersions({ ...versions, node: 'v18.1.0' }, now), 'serious', 'Node 18', 'Node')
    expectLine(checkVersions({ ...versions, node: 'v28.0.0' }, now), 'ok', 'Node 28')
    expectLine(checkVersions({ ...versions, postgres: 14 }, now), 'serious', 'PostgreSQL 14')
    const nearEnd = new Date('2027-10-01T12:00:00Z')
    expectLine(checkVersions({ ...versions, postgres: 15 }, nearEnd), 'minor', '41 días')
  })
})

describe('the check of e-mails', () => {
  let folder: string
  let smtp: SmtpSettings
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-checks-'))
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
    const keyFile = join(folder, 'dkim.pem')
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    smtp = {
      url: 'smtps://mail.ramal.example',
      from: 'avisos@mail.ramal.example',
      dkim: { keyFile, selector: 'r1' }
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const sent = () => ({ mail: { delivery: 'smtp', smtp } }) as const
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  /** Records by name; a name without any answers as a name server does. */
  const dnsOf = (texts: Record<string, string>, mx = ['mail.ramal.example']): Dns => ({
    resolveTxt: async name => (name in texts ? [[texts[name] ?? '']] : failing('ENOTFOUND')()),
    resolveMx: async () => (mx.length ? mx.map(exchange => ({ exchange })) : failing('ENODATA')())
  })
  const records = () => ({
    'mail.ramal.example': 'v=spf1 mx ~all',
    'r1._domainkey.mail.ramal.example': dkimRecord(smtp.dkim?.keyFile ?? ''),
    '_dmarc.ramal.example': 'v=DMARC1; p=none'
  })

  test('that they are sent, and signed', () => {
    expectLine(checkMail(sent(), true), 'ok', 'avisos@mail.ramal.example')
    const unsent = checkMail({ mail: { delivery: 'none' } }, true)
    expectLine(unsent, 'serious', 'ningún', 'Saldrá también lo que espera y aún sirve')
    expectLine(checkMail({ mail: { delivery: 'mailbox' } }, true), 'serious', 'ningún', 'SMTP_URL')
    expectLine(checkMail(sent(), false), 'serious', 'parados', 'mail on')
    const unsigned = { delivery: 'smtp', smtp: { ...smtp, dkim: undefined } } as const
    expectLine(checkMail({ mail: unsigned }, true), 'minor', 'DKIM', 'DKIM_KEY_FILE')
  })

  test('their DNS: complete, DMARC of the domain above included', async () => {
    expectLine(await checkMailDns(sent(), dnsOf(records())), 'ok', 'mail.ramal.example')
    expect(await checkMailDns({ mail: { delivery: 'none' } }, dnsOf({}))).toEqual([])
  })

  test('their DNS: each record that is missing', async () => {
    const { 'mail.ramal.example': _, ...withoutSpf } = records()
    expectLine(await checkMailDns(sent(), dnsOf(withoutSpf)), 'serious', 'SPF', 'mail keys')
    const otherKey = { ...records(), 'r1._domainkey.mail.ramal.example': 'v=DKIM1; p=MIIB' }
    expectLine(await checkMailDns(sent(), dnsOf(otherKey)), 'serious', 'r1._domainkey', 'mail keys')
    const { '_dmarc.ramal.example': __, ...withoutDmarc } = records()
    expectLine(await checkMailDns(sent(), dnsOf(withoutDmarc)), 'minor', 'DMARC', 'mail keys')
    expectLine(await checkMailDns(sent(), dnsOf(records(), [])), 'minor', 'MX', 'MAIL_RETURN_PATH')
    expect(states(await checkMailDns(sent(), dnsOf({}, [])))).toEqual([
      'serious',
      'serious',
      'minor',
      'minor'
    ])
  })

  test('their DNS: a resolver that fails is no fault', async () => {
    const dns = { ...dnsOf(records()), resolveTxt: failing('ETIMEOUT') }
    const text = 'No se ha podido mirar el DNS del correo (ETIMEOUT)'
    expectLine(await checkMailDns(sent(), dns), 'unknown', text, 'servidor de DNS')
  })
})
