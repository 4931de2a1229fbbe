import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ConfigError, envExample, parseConfig } from './config.ts'

const one = 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0'
const other = 'Jp0Hs6Md4Yc5Xb1Tn8Zr3Qw7kV0uF2l9'
const metrics = 'Tn8Zr3Qw7kV0uF2l9Jp0Hs6Md4Yc5Xb1'
const server = { DATABASE_URL: 'postgres://localhost/ramal' }
const onServer = { NODE_ENV: 'production', ...server }

function complaint(env: Record<string, string>): string[] {
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

describe('the configuration', () => {
  test('needs nothing to be given', () => {
    expect(parseConfig({})).toEqual({
      production: false,
      development: true,
      host: '127.0.0.1',
      port: 3000,
      appOrigin: 'http://localhost:3000',
      role: 'all',
      dataDir: './.data',
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      sessionSecret: undefined,
      vaultKey: undefined,
      trustedProxies: [],
      limits: expect.objectContaining({ login: { points: 10, seconds: 60 } }),
      logLevel: 'info',
      geoCityDb: undefined,
      geoAsnDb: undefined,
      eraseAfterDays: 30,
      archiveYears: 3,
      erasuresFile: '.data/erasures.ndjson',
      operators: [],
      metricsToken: undefined,
      contact: { place: 'Madrid, España', phone: '+34 900 000 000', email: 'hola@example.org' }
    })
  })

  test('takes every variable', () => {
    const config = parseConfig({
      ...onServer,
      HOST: '0.0.0.0',
      PORT: '8080',
      APP_ORIGIN: 'https://ramal.example',
      ROLE: 'worker',
      DATA_DIR: '/var/ramal',
      DATABASE_READ_URL: 'postgresql://replica/ramal',
      SESSION_SECRET: one,
      VAULT_KEY: other,
      TRUSTED_PROXIES: '10.0.0.0/8,::1/128',
      THROTTLE: 'off',
      LOG_LEVEL: 'silent',
      GEO_CITY_DB: '/geo/city.mmdb',
      GEO_ASN_DB: '/geo/asn.mmdb',
      ERASE_AFTER_DAYS: '0',
      ARCHIVE_YEARS: '5',
      ERASURES_FILE: '/var/other/erasures.ndjson',
      OPERATORS: 'Ana.Robles, luis',
      METRICS_TOKEN: metrics,
      CONTACT_PLACE: 'Jerez',
      CONTACT_PHONE: '+34 900 000 001',
      CONTACT_EMAIL: 'ayuda@example.org'
    })
    expect(config).toEqual({
      production: true,
      development: false,
      host: '0.0.0.0',
      port: 8080,
      appOrigin: 'https://ramal.example',
      role: 'worker',
      dataDir: '/var/ramal',
      databaseUrl: 'postgres://localhost/ramal',
      databaseReadUrl: 'postgresql://replica/ramal',
      sessionSecret: one,
      vaultKey: other,
      trustedProxies: ['10.0.0.0/8', '::1/128'],
      limits: undefined,
      logLevel: 'silent',
      geoCityDb: '/geo/city.mmdb',
      geoAsnDb: '/geo/asn.mmdb',
      eraseAfterDays: 0,
      archiveYears: 5,
      erasuresFile: '/var/other/erasures.ndjson',
      operators: ['ana.robles', 'luis'],
      metricsToken: metrics,
      contact: { place: 'Jerez', phone: '+34 900 000 001', email: 'ayuda@example.org' }
    })
  })

  test('counts an empty variable as one that is not set, and ignores those of others', () => {
    expect(parseConfig({ PORT: '', HOST: '  ', HOME: '/root' })).toEqual(parseConfig({}))
  })

  test('follows the port where no origin is given', () => {
    expect(parseConfig({ PORT: '8080' }).appOrigin).toBe('http://localhost:8080')
  })

  test('writes the origin as browsers do', () => {
    const origin = (given: string) => parseConfig({ APP_ORIGIN: given }).appOrigin
    expect(origin('https://Ramal.Example:443')).toBe('https://ramal.example')
    expect(origin('HTTP://localhost:80')).toBe('http://localhost')
    expect(origin('https://españa.example')).toBe('https://xn--espaa-rta.example')
    expect(origin('https://ramal.example:8443')).toBe('https://ramal.example:8443')
  })
})

describe('a bad value', () => {
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
    ['SESSION_SECRET', one.slice(1), 'debe tener 32 bytes o más'],
    ['SESSION_SECRET', `${one}-example`, 'es un ejemplo conocido'],
    ['SESSION_SECRET', `change me, please: ${one}`, 'es un ejemplo conocido'],
    ['VAULT_KEY', 'demasiado-corta', 'debe tener 32 bytes o más'],
    ['VAULT_KEY', '0'.repeat(64), 'es un ejemplo conocido'],
    ['VAULT_KEY', `my-secret-${one}`, 'es un ejemplo conocido'],
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
  ])('%s=%s is told in a sentence', (name, value, sentence) => {
    const said = complaint({ [name]: value })
    expect(said[0]).toMatch(new RegExp(`^${name} `))
    expect(said.join(' ')).toContain(`${name} ${sentence}`)
  })

  test('does not hide another one', () => {
    expect(complaint({ PORT: 'x', ROLE: 'web' })).toHaveLength(2)
  })

  test('never shows a secret', () => {
    expect(complaint({ SESSION_SECRET: 'hunter-two' }).join()).not.toContain('hunter')
  })
})

describe('values that do not go together', () => {
  test.each([
    [onServer, 'SESSION_SECRET hace falta en producción'],
    [{ ...onServer, SESSION_SECRET: one }, 'VAULT_KEY hace falta en producción'],
    [{ SESSION_SECRET: one, VAULT_KEY: one }, 'SESSION_SECRET y VAULT_KEY deben ser distintas'],
    [{ DATABASE_READ_URL: 'postgres://replica/ramal' }, 'DATABASE_READ_URL necesita DATABASE_URL'],
    [
      { ROLE: 'api' },
      'ROLE=api necesita DATABASE_URL: la base de datos incluida admite un solo proceso'
    ],
    [
      { ROLE: 'worker' },
      'ROLE=worker necesita DATABASE_URL: la base de datos incluida admite un solo proceso'
    ]
  ])('%j is told in a sentence', (env, sentence) => {
    expect(complaint(env)).toContain(sentence)
  })

  test('are fine in production with a server and two secrets, or with neither', () => {
    expect(complaint({ ...onServer, SESSION_SECRET: one, VAULT_KEY: other })).toEqual([])
    expect(complaint({ NODE_ENV: 'production' })).toEqual([])
    expect(complaint({ ...server, ROLE: 'api' })).toEqual([])
  })
})

describe('.env.example', () => {
  test('is what the configuration says of itself; `vitest run -u` writes it', async () => {
    await expect(envExample()).toMatchFileSnapshot('../../../.env.example')
  })

  test('changes nothing when it is used as it is', () => {
    expect(parseConfig(parseEnv(envExample()) as Record<string, string>)).toEqual(parseConfig({}))
  })

  test('explains every variable', () => {
    const blocks = envExample().trim().split('\n\n')
    for (const block of blocks) expect(block).toMatch(/^# \S.+\.\n(# )?[A-Z_]+=.*$/)
    expect(blocks.length).toBeGreaterThan(15)
  })
})
