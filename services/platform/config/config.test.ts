import { describe, expect, test } from 'vitest'
import {
  configErrorsOf,
  databaseServer,
  productionSettings,
  sampleSecrets
} from '#test/board/config.ts'
import { parseConfig } from './config.ts'

const { session, vault, metrics } = sampleSecrets

const defaults = {
  production: false,
  development: true,
  host: '127.0.0.1',
  port: 3000,
  appOrigin: 'http://localhost:3000',
  hsts: 'max-age=63072000',
  role: 'all',
  dataDir: './.data',
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  databasePool: 8,
  databaseRoles: undefined,
  sessionSecret: undefined,
  sessionSecretPrevious: undefined,
  vaultKey: undefined,
  vaultKeyPrevious: undefined,
  aliases: [],
  trustedProxies: [],
  limits: expect.objectContaining({ login: { points: 10, seconds: 60 } }),
  logLevel: 'info',
  geoCityDb: undefined,
  geoAsnDb: undefined,
  eraseAfterDays: 30,
  archiveYears: 3,
  isErasuresFileGiven: true,
  erasuresFile: '.data/erasures.ndjson',
  operators: [],
  operatorTotp: 'optional',
  mail: { delivery: 'mailbox' },
  responseMemoryMegabytes: 48,
  isRegistrationOpen: true,
  holdsFirstJobs: false,
  mcp: true,
  metricsToken: undefined,
  socialLinks: [],
  dpoContact: undefined,
  processors: [],
  sourceUrl: 'https://example.org/ramal',
  operator: {
    name: 'Ramal',
    taxId: '00000000T',
    address: 'Calle de Ejemplo 1, 28001 Madrid',
    register: undefined,
    email: 'hola@example.org',
    phone: '+34 900 000 000'
  },
  contact: {
    place: 'Madrid, España',
    phone: '+34 900 000 000',
    email: 'hola@example.org'
  }
}

describe('a variable', () => {
  test('is optional', () => {
    expect(parseConfig({})).toEqual(defaults)
  })

  test.each([
    ['NODE_ENV', 'test', { development: false }],
    ['OPERATOR_TOTP', 'required', { operatorTotp: 'required' }],
    ['HOST', '127.0.0.2', { host: '127.0.0.2' }],
    ['PORT', '8080', { port: 8080, appOrigin: 'http://localhost:8080' }],
    ['APP_ORIGIN', 'http://127.0.0.1:8080', { appOrigin: 'http://127.0.0.1:8080' }],
    [
      'DATA_DIR',
      '/var/ramal',
      { dataDir: '/var/ramal', erasuresFile: '/var/ramal/erasures.ndjson' }
    ],
    [
      'DATABASE_URL',
      'postgres://localhost/ramal',
      { databaseUrl: 'postgres://localhost/ramal', isErasuresFileGiven: false }
    ],
    [
      'HSTS',
      'max-age=600; includeSubDomains; preload',
      { hsts: 'max-age=600; includeSubDomains; preload' }
    ],
    ['DATABASE_POOL', '20', { databasePool: 20 }],
    ['SESSION_SECRET', session, { sessionSecret: session }],
    ['SESSION_SECRET_PREVIOUS', session, { sessionSecretPrevious: session }],
    ['VAULT_KEY', vault, { vaultKey: vault }],
    ['VAULT_KEY_PREVIOUS', vault, { vaultKeyPrevious: vault }],
    ['TRUSTED_PROXIES', '10.0.0.0/8,::1/128', { trustedProxies: ['10.0.0.0/8', '::1/128'] }],
    ['THROTTLE', 'off', { limits: undefined }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['MCP', 'off', { mcp: false }],
    ['REGISTRATION', 'closed', { isRegistrationOpen: false }],
    ['FIRST_JOBS', 'hold', { holdsFirstJobs: true }],
    ['RESPONSE_MEMORY_MB', '0', { responseMemoryMegabytes: 0 }],
    ['GEO_CITY_DB', '/geo/city.mmdb', { geoCityDb: '/geo/city.mmdb' }],
    ['GEO_ASN_DB', '/geo/asn.mmdb', { geoAsnDb: '/geo/asn.mmdb' }],
    ['ERASE_AFTER_DAYS', '0', { eraseAfterDays: 0 }],
    ['ARCHIVE_YEARS', '5', { archiveYears: 5 }],
    ['ERASURES_FILE', '/var/erasures.ndjson', { erasuresFile: '/var/erasures.ndjson' }],
    ['OPERATORS', 'Ana.Robles, luis', { operators: ['ana.robles', 'luis'] }],
    ['METRICS_TOKEN', metrics, { metricsToken: metrics }],
    [
      'SOCIAL_LINKS',
      'Mastodon=https://example.org/@ramal?a=b, Instagram=https://example.org/i',
      {
        socialLinks: [
          { name: 'Mastodon', url: 'https://example.org/@ramal?a=b' },
          { name: 'Instagram', url: 'https://example.org/i' }
        ]
      }
    ],
    ['SOURCE_URL', 'https://example.org/yo', { sourceUrl: 'https://example.org/yo' }],
    ['ALIASES', 'https://www.example.com', { aliases: ['www.example.com'] }],
    ['ALLOW_HTTP_ORIGIN', 'on', {}],
    ['OPERATOR_NAME', 'Ana Robles', { operator: { ...defaults.operator, name: 'Ana Robles' } }],
    ['OPERATOR_TAX_ID', 'B12345674', { operator: { ...defaults.operator, taxId: 'B12345674' } }],
    [
      'OPERATOR_ADDRESS',
      'Calle Mayor',
      { operator: { ...defaults.operator, address: 'Calle Mayor' } }
    ],
    ['OPERATOR_REGISTER', 'Tomo 1', { operator: { ...defaults.operator, register: 'Tomo 1' } }],
    [
      'OPERATOR_EMAIL',
      'b@example.org',
      { operator: { ...defaults.operator, email: 'b@example.org' } }
    ],
    ['OPERATOR_PHONE', '+34 900 2', { operator: { ...defaults.operator, phone: '+34 900 2' } }],
    ['DPO_CONTACT', 'dpd@example.org', { dpoContact: 'dpd@example.org' }],
    [
      'PROCESSORS',
      'Servidores, S. L.: alojamiento; Copias Uno: copias, en dos sitios: Cádiz y Lugo;',
      {
        processors: [
          { name: 'Servidores, S. L.', purpose: 'alojamiento' },
          { name: 'Copias Uno', purpose: 'copias, en dos sitios: Cádiz y Lugo' }
        ]
      }
    ],
    ['CONTACT_PLACE', 'Jerez', { contact: { ...defaults.contact, place: 'Jerez' } }],
    [
      'CONTACT_PHONE',
      '+34 900 1',
      {
        contact: { ...defaults.contact, phone: '+34 900 1' },
        operator: { ...defaults.operator, phone: '+34 900 1' }
      }
    ],
    [
      'CONTACT_EMAIL',
      'a@example.org',
      {
        contact: { ...defaults.contact, email: 'a@example.org' },
        operator: { ...defaults.operator, email: 'a@example.org' }
      }
    ]
  ])('%s=%s changes its setting and no other', (name, value, changed) => {
    expect(parseConfig({ [name]: value })).toEqual({ ...defaults, ...changed })
  })

  test('changes what production needs', () => {
    const reached = { phone: '+34 900 123 456', email: 'hola@ramal.invalid' }
    const changed = {
      production: true,
      development: false,
      appOrigin: 'https://ramal.invalid',
      operatorTotp: 'required',
      mail: { delivery: 'none' },
      contact: { ...defaults.contact, ...reached },
      operator: {
        ...defaults.operator,
        ...reached,
        name: 'Tablón de Caballos, S. L.',
        taxId: 'B12345674',
        address: 'Calle Mayor 1, 40001 Segovia'
      }
    }
    expect(parseConfig(productionSettings)).toEqual({ ...defaults, ...changed })
  })

  test('may need the database server', () => {
    const replica = 'postgresql://replica/ramal'
    const config = parseConfig({ ...databaseServer, ROLE: 'worker', DATABASE_READ_URL: replica })
    expect(config).toMatchObject({ role: 'worker', databaseReadUrl: replica })
  })

  test('may need another: a mail server sends from an address, and may sign', () => {
    const server = { SMTP_URL: 'smtps://ana:x@mail.invalid', MAIL_FROM: 'avisos@ramal.invalid' }
    const smtp = {
      url: server.SMTP_URL,
      from: server.MAIL_FROM,
      dkim: undefined,
      hostName: 'localhost'
    }
    expect(parseConfig(server)).toEqual({ ...defaults, mail: { delivery: 'smtp', smtp } })
    const APP_ORIGIN = 'https://tablon.invalid'
    expect(parseConfig({ ...productionSettings, ...server, APP_ORIGIN }).mail).toMatchObject({
      smtp: { hostName: 'tablon.invalid' }
    })
    const key = { DKIM_KEY_FILE: '/dkim.pem', DKIM_SELECTOR: 'ramal1' }
    expect(parseConfig({ ...server, ...key }).mail).toMatchObject({
      smtp: { dkim: { keyFile: '/dkim.pem', selector: 'ramal1' } }
    })
  })

  test.each([
    ['avisos@hípica.invalid', undefined, 'avisos@xn--hpica-zsa.invalid'],
    ['Ramal <avisos@ramal.invalid>', 'Ramal', 'avisos@ramal.invalid'],
    ['Tablón del Sur<avisos@ramal.invalid> ', 'Tablón del Sur', 'avisos@ramal.invalid'],
    [
      '"Ramal, \\"el tablón\\"" <avisos@ramal.invalid>',
      'Ramal, "el tablón"',
      'avisos@ramal.invalid'
    ],
    ['<avisos@ramal.invalid>', undefined, 'avisos@ramal.invalid']
  ])('takes MAIL_FROM as mail programs write it: %s', (MAIL_FROM, fromName, from) => {
    const { mail } = parseConfig({ SMTP_URL: 'smtps://mail.invalid', MAIL_FROM })
    expect(mail).toMatchObject({ smtp: { from, fromName } })
  })

  test.each([
    'Ramal <avisos>',
    'Ramal <a@b.es> <c@d.es>',
    'Ra\nmal <a@b.es>',
    'Ramal a@b.es',
    '<>'
  ])('refuses a MAIL_FROM without one address: %j', MAIL_FROM => {
    const errors = configErrorsOf({ SMTP_URL: 'smtps://mail.invalid', MAIL_FROM })
    expect(errors).toEqual([expect.stringContaining('MAIL_FROM debe ser un correo electrónico')])
  })

  test('may need another: the roles come together', () => {
    const roles = { DATABASE_APPLICATION_ROLE: 'application', DATABASE_READER_ROLE: 'reader' }
    const databaseRoles = { application: 'application', reader: 'reader' }
    expect(parseConfig(roles)).toEqual({ ...defaults, databaseRoles })
  })

  const mailServer = 'smtps://ana:x@mail.invalid'
  const wrongSender =
    'MAIL_FROM debe ser un correo electrónico, como avisos@ejemplo.org o Ramal <avisos@ejemplo.org>'

  test.each<[object, string[]]>([
    [{ SMTP_URL: mailServer }, ['SMTP_URL necesita MAIL_FROM']],
    [{ DKIM_SELECTOR: 'ramal1' }, ['DKIM_KEY_FILE y DKIM_SELECTOR van juntas']],
    [
      { SMTP_URL: 'https://mail.invalid', MAIL_FROM: 'ana' },
      ['SMTP_URL debe ser como smtps://usuario:clave@ejemplo.org', wrongSender]
    ],
    [{ DATABASE_READER_ROLE: 'reader' }, [expect.stringContaining('van juntas')]],
    [
      { DATABASE_APPLICATION_ROLE: 'application', DATABASE_READER_ROLE: 'application' },
      [expect.stringContaining('deben ser distintas')]
    ]
  ])('is refused without what it needs: %j', (environment, errors) => {
    expect(configErrorsOf({ ...environment })).toEqual(errors)
  })

  test('counts as missing when it is empty, and is ignored when it is unknown', () => {
    expect(parseConfig({ PORT: '', HOST: '  ', HOME: '/root' })).toEqual(defaults)
  })
})
