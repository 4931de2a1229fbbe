import { describe, expect, test } from 'vitest'
import {
  configErrorsOf,
  databaseServer,
  productionSettings,
  sampleSecrets
} from '#test/board/config.ts'
import { parseConfig } from './config.ts'

const { session, vault } = sampleSecrets
const productionServer = { ...productionSettings, ...databaseServer }
const exampleEmailRefused =
  'CONTACT_EMAIL es un ejemplo: en producción hace falta el correo de quien lleva el sitio'
const examplePhoneRefused =
  'CONTACT_PHONE es un ejemplo: en producción hace falta el teléfono de quien lleva el sitio'

const exampleRefused = (name: string, what: string) =>
  `${name} es un ejemplo: en producción hace falta ${what} de quien lleva el sitio`
const httpOriginRefused =
  'APP_ORIGIN debe empezar por https:// en producción (ALLOW_HTTP_ORIGIN=on lo permite para una prueba)'

describe('contradicting values', () => {
  test.each([
    [productionServer, 'SESSION_SECRET hace falta en producción'],
    [{ ...productionServer, SESSION_SECRET: session }, 'VAULT_KEY hace falta en producción'],
    [
      { SESSION_SECRET: session, VAULT_KEY: session },
      'SESSION_SECRET y VAULT_KEY deben ser distintas'
    ],
    [{ ...productionSettings, THROTTLE: 'off' }, 'THROTTLE=off no vale en producción'],
    [{ NODE_ENV: 'production', CONTACT_PHONE: '+34 900 1' }, exampleEmailRefused],
    [{ ...productionSettings, CONTACT_EMAIL: 'hola@ramal.example' }, exampleEmailRefused],
    [{ NODE_ENV: 'production', CONTACT_EMAIL: 'hola@ramal.invalid' }, examplePhoneRefused],
    [{ ...productionSettings, OPERATOR_NAME: '' }, exampleRefused('OPERATOR_NAME', 'el nombre')],
    [
      { ...productionSettings, OPERATOR_NAME: 'Ramal' },
      exampleRefused('OPERATOR_NAME', 'el nombre')
    ],
    [{ ...productionSettings, OPERATOR_TAX_ID: '' }, exampleRefused('OPERATOR_TAX_ID', 'el NIF')],
    [
      { ...productionSettings, OPERATOR_ADDRESS: ' ' },
      exampleRefused('OPERATOR_ADDRESS', 'la dirección')
    ],
    [
      { ...productionSettings, OPERATOR_EMAIL: 'hola@example.org' },
      exampleRefused('OPERATOR_EMAIL', 'el correo')
    ],
    [
      { ...productionSettings, OPERATOR_PHONE: '+34 900 000 000' },
      exampleRefused('OPERATOR_PHONE', 'el teléfono')
    ],
    [{ ...productionSettings, APP_ORIGIN: '' }, httpOriginRefused],
    [{ ...productionSettings, APP_ORIGIN: 'http://ramal.invalid' }, httpOriginRefused],
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
    expect(configErrorsOf(env)).toContain(sentence)
  })

  test.each([
    { APP_ORIGIN: 'https://ramal.invalid' },
    { APP_ORIGIN: 'https://localhost' },
    { APP_ORIGIN: 'http://192.168.1.10:3000' },
    { APP_ORIGIN: 'http://localhost.ramal.invalid' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.10', APP_ORIGIN: 'http://localhost:3000' }
  ])('%j counts as production, and says so', exposed => {
    for (const NODE_ENV of ['development', 'test']) {
      const errors = configErrorsOf({ NODE_ENV, ...exposed, ...databaseServer, THROTTLE: 'off' })
      expect(errors).toContain('THROTTLE=off no vale en producción')
      expect(errors).toContain('VAULT_KEY hace falta en producción')
      expect(errors).toContain(exampleRefused('OPERATOR_TAX_ID', 'el NIF'))
      const [name, value] = Object.entries(exposed)[0] ?? []
      expect(errors).toContainEqual(
        expect.stringContaining(`${name}=${value} cuenta como producción`)
      )
      const { mail, operatorTotp, production } = parseConfig({
        ...productionSettings,
        ALLOW_HTTP_ORIGIN: 'on',
        NODE_ENV,
        APP_ORIGIN: '',
        ...exposed
      })
      const asInProduction = { mail: { delivery: 'none' }, operatorTotp: 'required' }
      expect({ mail, operatorTotp, production }).toEqual({ ...asInProduction, production: true })
    }
  })

  test.each([
    { APP_ORIGIN: 'http://localhost:8080' },
    { APP_ORIGIN: 'http://127.0.0.2' },
    { APP_ORIGIN: 'http://[::1]:3000' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' }
  ])('%j is a board for this machine alone', reached => {
    const config = parseConfig({ ...reached, THROTTLE: 'off' })
    expect(config).toMatchObject({ production: false, mail: { delivery: 'mailbox' } })
  })

  test('are none outside production', () => {
    expect(configErrorsOf({ THROTTLE: 'off', CONTACT_EMAIL: 'hola@example.org' })).toEqual([])
  })

  test('are none in production with a server and two secrets, or with neither', () => {
    expect(
      configErrorsOf({ ...productionServer, SESSION_SECRET: session, VAULT_KEY: vault })
    ).toEqual([])
    expect(configErrorsOf(productionSettings)).toEqual([])
    expect(configErrorsOf({ ...databaseServer, ROLE: 'api' })).toEqual([])
    const test = { ...productionSettings, APP_ORIGIN: 'http://127.0.0.1', ALLOW_HTTP_ORIGIN: 'on' }
    expect(configErrorsOf(test)).toEqual([])
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
