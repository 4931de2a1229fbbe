import { expect } from 'vitest'
import { ConfigError } from '#services/platform/config/config-error.ts'
import { parseConfig } from '#services/platform/config/config.ts'

export const sampleSecrets = {
  session: 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0',
  vault: 'Jp0Hs6Md4Yc5Xb1Tn8Zr3Qw7kV0uF2l9',
  metrics: 'Tn8Zr3Qw7kV0uF2l9Jp0Hs6Md4Yc5Xb1'
}

export const databaseServer = { DATABASE_URL: 'postgres://localhost/ramal' }

/** What production needs beside the secrets. */
export const productionSettings = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://ramal.invalid',
  OPERATOR_NAME: 'Tablón de Caballos, S. L.',
  OPERATOR_TAX_ID: 'B12345674',
  OPERATOR_ADDRESS: 'Calle Mayor 1, 40001 Segovia',
  CONTACT_EMAIL: 'hola@ramal.invalid',
  CONTACT_PHONE: '+34 900 123 456'
}

/** The sentences with which a start is refused. */
export function configErrorsOf(env: Record<string, string>): string[] {
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
