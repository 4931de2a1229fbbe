import { describe, expect, test } from 'vitest'
import { configErrorsOf, productionSettings, sampleSecrets } from '#test/board/config.ts'
import { parseConfig } from './config.ts'

const { session } = sampleSecrets
const unescaped =
  'lleva un signo de la clave sin escapar: escribe %23 en lugar de #, %3F en lugar de ? y %25 en lugar de %'
const testOnHttp = { ...productionSettings, ALLOW_HTTP_ORIGIN: 'on' }

describe('the origin', () => {
  test.each([
    ['https://Ramal.Example:443', 'https://ramal.example'],
    ['HTTP://localhost:80', 'http://localhost'],
    ['https://españa.example', 'https://xn--espaa-rta.example'],
    ['https://ramal.example:8443', 'https://ramal.example:8443']
  ])('%s is normalized to %s', (value, origin) => {
    expect(parseConfig({ ...testOnHttp, APP_ORIGIN: value }).appOrigin).toBe(origin)
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
    ['REGISTRATION', 'off', 'debe ser uno de: open, closed'],
    ['FIRST_JOBS', 'none', 'debe ser uno de: signals, hold'],
    ['ROLE', 'web', 'debe ser uno de: api, worker, all'],
    ['PAY_REQUIRED_FROM', '2027-02-30', 'debe ser un día como 2027-06-07'],
    ['DATABASE_URL', 'mysql://localhost/ramal', 'debe empezar por postgres://'],
    ['DATABASE_READ_URL', 'localhost', 'debe empezar por postgres://'],
    ['DATABASE_URL', 'postgres://ana:cla#ve@server/ramal', unescaped],
    ['DATABASE_URL', 'postgres://ana:#clave@server/ramal', unescaped],
    ['DATABASE_READ_URL', 'postgres://ana:cla?ve@server/ramal', unescaped],
    ['SMTP_URL', 'smtps://ana:cla#ve@server', unescaped],
    ['SMTP_URL', 'smtps://ana:cla%ve@server', unescaped],
    ['SMTP_URL', 'smtp://ana:12#34@server', unescaped],
    ['SMTP_URL', 'smtps://ana:cla?ve@server', unescaped],
    ['S3_URL', 'https://KEY:sec#ret@server/cubo', unescaped],
    ['S3_URL', 'https://KEY:sec%ret@server/cubo', unescaped],
    ['DATABASE_POOL', '1', 'debe ser 2 o más'],
    ['HSTS', 'on', 'debe ser como max-age=63072000'],
    ['HSTS', 'max-age=1\r\nSet-Cookie: a=b', 'debe ser como max-age=63072000'],
    ['SESSION_SECRET', session.slice(1), 'debe tener 32 bytes o más'],
    ['SESSION_SECRET', `${session}-example`, 'es un ejemplo conocido'],
    ['SESSION_SECRET', `change me, please: ${session}`, 'es un ejemplo conocido'],
    ['VAULT_KEY', 'demasiado-corta', 'debe tener 32 bytes o más'],
    ['VAULT_KEY', '0'.repeat(64), 'es un ejemplo conocido'],
    ['VAULT_KEY', `my-secret-${session}`, 'es un ejemplo conocido'],
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
    ['CONTACT_EMAIL', 'hola', 'debe ser un correo electrónico'],
    ['BRAND', 'R', 'debe tener de 2 a 30 caracteres'],
    ['BRAND', 'Tablón de caballos de toda España', 'debe tener de 2 a 30 caracteres'],
    ['BRAND', '24 Caballos', 'debe tener de 2 a 30 caracteres y empezar por una letra'],
    ['BRAND', 'Cabes\ntro', 'debe tener de 2 a 30 caracteres'],
    ['BRAND', '%%origin%%', 'debe tener de 2 a 30 caracteres'],
    ['BRAND', 'A <b>', 'debe tener de 2 a 30 caracteres'],
    ['DPO_CONTACT', 'delegada', 'debe ser un correo electrónico'],
    ['PROCESSORS', 'Servidores del Sur', 'debe ser una lista como «Servidores del Sur, S. L.:'],
    ['PROCESSORS', 'Uno: a; : b', 'debe ser una lista como'],
    ['PROCESSORS', 'Uno: a\nb', 'debe ser una lista como']
  ])('%s=%s is refused with a message', (name, value, sentence) => {
    const errors = configErrorsOf({ [name]: value })
    expect(errors[0]).toMatch(new RegExp(`^${name} `))
    expect(errors.join(' ')).toContain(`${name} ${sentence}`)
  })

  test.each([
    'postgres://ana:cla%23ve%3F@server/ramal?sslmode=verify-full',
    'postgres://ana:50%@server/ramal',
    'postgres://server/ramal?application_name=a@b'
  ])('is not %s', DATABASE_URL => {
    expect(configErrorsOf({ DATABASE_URL }).join()).not.toContain('escapar')
  })

  test('does not hide another invalid value', () => {
    expect(configErrorsOf({ PORT: 'x', ROLE: 'web' })).toHaveLength(2)
  })

  test('never appears in the message when it is a secret', () => {
    expect(configErrorsOf({ SESSION_SECRET: 'hunter-two' }).join()).not.toContain('hunter')
  })
})
