import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { loadSecrets } from './generated-secrets.ts'

const one = 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0'
const other = 'Jp0Hs6Md4Yc5Xb1Tn8Zr3Qw7kV0uF2l9'
const folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a secret', () => {
  test('that is configured needs no file', () => {
    const env = { SESSION_SECRET: one, VAULT_KEY: other, DATA_DIR: join(folder, 'none') }
    expect(loadSecrets(parseConfig(env))).toEqual({ sessionSecret: one, vaultKey: other })
    expect(() => statSync(env.DATA_DIR)).toThrow()
  })

  test('that is missing is generated once, in a file that only its owner can read', () => {
    const config = parseConfig({ DATA_DIR: join(folder, 'new') })
    const first = loadSecrets(config)
    const file = join(folder, 'new', 'secrets.json')
    expect(first.generatedFile).toBe(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
    expect(Buffer.from(first.sessionSecret, 'base64')).toHaveLength(32)
    expect(first.sessionSecret).not.toBe(first.vaultKey)
    const { generatedFile: _, ...stored } = first
    expect(loadSecrets(config)).toEqual(stored)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored)
  })

  test('that is configured replaces the generated one', () => {
    const config = parseConfig({ DATA_DIR: join(folder, 'new'), VAULT_KEY: other })
    const { sessionSecret, vaultKey } = loadSecrets(config)
    expect(vaultKey).toBe(other)
    expect(sessionSecret).toHaveLength(44)
  })

  test('is generated anew in each data folder', () => {
    const made = ['a', 'b'].map(name => loadSecrets(parseConfig({ DATA_DIR: join(folder, name) })))
    expect(made[0]?.vaultKey).not.toBe(made[1]?.vaultKey)
  })
})
