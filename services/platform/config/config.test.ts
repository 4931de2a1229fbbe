import { describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { parseConfig } from './config.ts'

const secret = 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0'
const vaultKey = 'Jp0Hs6Md4Yc5Xb1Tn8Zr3Qw7kV0uF2l9'
const metricsToken = 'Tn8Zr3Qw7kV0uF2l9Jp0Hs6Md4Yc5Xb1'
const database = { DATABASE_URL: 'postgres://localhost/ramal' }
const productionServer = { NODE_ENV: 'production', ...database }

function errorsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [title, ...sentences] = error.message.split('\n')
    expect(title).toBe('La configuración no es válida:')
    return sentences.map(sentence => sentence.replace('  · ', ''))
  }
}

const defaults = {
  production: false,
  development: true,
  host: '127.0.0.1',
  port: 3000,
  appOrigin: 'http://localhost:3000',
  role: 'all',
  dataDir: './.data',
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  databaseRoles: undefined,
  sessionSecret: undefined,
  sessionSecretPrevious: undefined,
  vaultKey: undefined,
  vaultKeyPrevious: undefined,
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
  metricsToken: undefined,
  socialLinks: [],
  sourceUrl: 'https://example.org/ramal',
  contact: {
    name: 'Ramal',
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
    ['NODE_ENV', 'production', { production: true, development: false, operatorTotp: 'required' }],
    ['OPERATOR_TOTP', 'required', { operatorTotp: 'required' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PORT', '8080', { port: 8080, appOrigin: 'http://localhost:8080' }],
    ['APP_ORIGIN', 'https://ramal.example', { appOrigin: 'https://ramal.example' }],
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
    ['SESSION_SECRET', secret, { sessionSecret: secret }],
    ['SESSION_SECRET_PREVIOUS', secret, { sessionSecretPrevious: secret }],
    ['VAULT_KEY', vaultKey, { vaultKey }],
    ['VAULT_KEY_PREVIOUS', vaultKey, { vaultKeyPrevious: vaultKey }],
    ['TRUSTED_PROXIES', '10.0.0.0/8,::1/128', { trustedProxies: ['10.0.0.0/8', '::1/128'] }],
    ['THROTTLE', 'off', { limits: undefined }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['GEO_CITY_DB', '/geo/city.mmdb', { geoCityDb: '/geo/city.mmdb' }],
    ['GEO_ASN_DB', '/geo/asn.mmdb', { geoAsnDb: '/geo/asn.mmdb' }],
    ['ERASE_AFTER_DAYS', '0', { eraseAfterDays: 0 }],
    ['ARCHIVE_YEARS', '5', { archiveYears: 5 }],
    ['ERASURES_FILE', '/var/erasures.ndjson', { erasuresFile: '/var/erasures.ndjson' }],
    ['OPERATORS', 'Ana.Robles, luis', { operators: ['ana.robles', 'luis'] }],
    ['METRICS_TOKEN', metricsToken, { metricsToken }],
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
    ['OPERATOR_NAME', 'Ana Robles', { contact: { ...defaults.contact, name: 'Ana Robles' } }],
    ['CONTACT_PLACE', 'Jerez', { contact: { ...defaults.contact, place: 'Jerez' } }],
    ['CONTACT_PHONE', '+34 900 1', { contact: { ...defaults.contact, phone: '+34 900 1' } }],
    ['CONTACT_EMAIL', 'a@example.org', { contact: { ...defaults.contact, email: 'a@example.org' } }]
  ])('%s=%s changes its setting and no other', (name, value, changed) => {
    expect(parseConfig({ [name]: value })).toEqual({ ...defaults, ...changed })
  })

  test('may need the database server', () => {
    const replica = 'postgresql://replica/ramal'
    const config = parseConfig({ ...database, ROLE: 'worker', DATABASE_READ_URL: replica })
    expect(config).toMatchObject({ role: 'worker', databaseReadUrl: replica })
  })

  test('may need another: the roles come together, and differ', () => {
    const roles = { DATABASE_APPLICATION_ROLE: 'application', DATABASE_READER_ROLE: 'reader' }
    const databaseRoles = { application: 'application', reader: 'reader' }
    expect(parseConfig(roles)).toEqual({ ...defaults, databaseRoles })
    const [together] = errorsOf({ DATABASE_READER_ROLE: 'reader' })
    expect(together).toContain('van juntas')
    const [different] = errorsOf({ ...roles, DATABASE_READER_ROLE: 'application' })
    expect(different).toContain('deben ser distintas')
  })

  test('counts as missing when it is empty, and is ignored when it is unknown', () => {
    expect(parseConfig({ PORT: '', HOST: '  ', HOME: '/root' })).toEqual(defaults)
  })
})

describe('the origin', () => {
  test.each([
    ['https://Ramal.Example:443', 'https://ramal.example'],
    ['HTTP://localhost:80', 'http://localhost'],
    ['https://españa.example', 'https://xn--espaa-rta.example'],
    ['https://ramal.example:8443', 'https://ramal.example:8443']
  ])('%s is normalized to %s', (value, origin) => {
    expect(parseConfig({ APP_ORIGIN: value }).appOrigin).toBe(origin)
  })
})

describe('an invalid value', () => {
  test.each([
    ['NODE_ENV', 'staging', 'debe ser uno de: development, production, test'],
    ['HOST', 'localhost', 'debe ser una dirección IP'],
    ['PORT', 'http', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '80.5', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '-1', 'debe ser 0 o más'],
    ['PORT', '65536', 'debe ser 65535 o menos'],
    ['APP_ORIGIN', 'ramal.example', 'debe ser como https://ejemplo.org, sin ruta'],
    ['APP_ORIGIN', 'https://ramal.example/', 'debe ser como https://ejemplo.org, sin ruta'],
    ['APP_ORIGIN', 'https://ramal.example?a=b', 'debe ser como https://ejemplo.org, sin ruta'],
    ['APP_ORIGIN', 'https://ana@ramal.example', 'debe ser como https://ejemplo.org, sin ruta'],
    ['APP_ORIGIN', 'https://ramal example', 'debe ser como https://ejemplo.org, sin ruta'],
    ['APP_ORIGIN', 'ftp://ramal.example', 'debe ser como https://ejemplo.org, sin ruta'],
    ['ROLE', 'web', 'debe ser uno de: api, worker, all'],
    ['DATABASE_URL', 'mysql://localhost/ramal', 'debe empezar por postgres://'],
    ['DATABASE_READ_URL', 'localhost', 'debe empezar por postgres://'],
    ['SESSION_SECRET', secret.slice(1), 'debe tener 32 bytes o más'],
    ['SESSION_SECRET', `${secret}-example`, 'es un ejemplo conocido'],
    ['SESSION_SECRET', `change me, please: ${secret}`, 'es un ejemplo conocido'],
    ['VAULT_KEY', 'demasiado-corta', 'debe tener 32 bytes o más'],
    ['VAULT_KEY', '0'.repeat(64), 'es un ejemplo conocido'],
    ['VAULT_KEY', `my-secret-${secret}`, 'es un ejemplo conocido'],
    ['TRUSTED_PROXIES', '10.0.0.1', 'debe ser una lista de redes'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'debe ser una lista de redes'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'debe ser una lista de redes'],
    ['TRUSTED_PROXIES', 'proxy/8', 'debe ser una lista de redes'],
    ['TRUSTED_PROXIES', '::1/129', 'debe ser una lista de redes'],
    ['THROTTLE', 'perhaps', 'debe ser on, off, o una lista como reads=1000/300,login=20/60'],
    ['LOG_LEVEL', 'loud', 'debe ser uno de: trace, debug, info, warn, error, fatal, silent'],
    ['ERASE_AFTER_DAYS', 'soon', 'debe ser un número entero entre 0 y 3650'],
    ['ERASE_AFTER_DAYS', '3651', 'debe ser 3650 o menos'],
    ['ARCHIVE_YEARS', '-1', 'debe ser 0 o más'],
    ['ARCHIVE_YEARS', '101', 'debe ser 100 o menos'],
    ['OPERATORS', 'ana,x', 'debe ser una lista de nombres de usuario'],
    ['OPERATORS', 'ana robles', 'debe ser una lista de nombres de usuario'],
    ['METRICS_TOKEN', 'short', 'debe tener 32 bytes o más'],
    ['CONTACT_EMAIL', 'hola', 'debe ser un correo electrónico']
  ])('%s=%s is refused with a message', (name, value, sentence) => {
    const errors = errorsOf({ [name]: value })
    expect(errors[0]).toMatch(new RegExp(`^${name} `))
    expect(errors.join(' ')).toContain(`${name} ${sentence}`)
  })

  test('does not hide another invalid value', () => {
    expect(errorsOf({ PORT: 'x', ROLE: 'web' })).toHaveLength(2)
  })

  test('never appears in the message when it is a secret', () => {
    expect(errorsOf({ SESSION_SECRET: 'hunter-two' }).join()).not.toContain('hunter')
  })
})

describe('contradicting values', () => {
  test.each([
    [productionServer, 'SESSION_SECRET hace falta en producción'],
    [{ ...productionServer, SESSION_SECRET: secret }, 'VAULT_KEY hace falta en producción'],
    [
      { SESSION_SECRET: secret, VAULT_KEY: secret },
      'SESSION_SECRET y VAULT_KEY deben ser distintas'
    ],
    [{ DATABASE_READ_URL: 'postgres://replica/ramal' }, 'DATABASE_READ_URL necesita DATABASE_URL'],
    [
      { ROLE: 'api' },
      'ROLE=api necesita DATABASE_URL: la base de datos incluida admite un solo proceso'
    ],
    [
      { ROLE: 'worker' },
      'ROLE=worker necesita DATABASE_URL: la base de datos incluida admite un solo proceso'
    ]
  ])('%j are refused with a message', (env, sentence) => {
    expect(errorsOf(env)).toContain(sentence)
  })

  test('are none in production with a server and two secrets, or with neither', () => {
    expect(errorsOf({ ...productionServer, SESSION_SECRET: secret, VAULT_KEY: vaultKey })).toEqual(
      []
    )
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([])
    expect(errorsOf({ ...database, ROLE: 'api' })).toEqual([])
  })

  test.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://a/b' }, false],
    [{ DATABASE_URL: 'postgres://a/b', DATA_DIR: '/data' }, true],
    [{ DATABASE_URL: 'postgres://a/b', ERASURES_FILE: '/erasures' }, true]
  ])('%j says whether commands find the list of erasures', (variables, isGiven) => {
    expect(parseConfig(variables).isErasuresFileGiven).toBe(isGiven)
  })
})
