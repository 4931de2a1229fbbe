import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { loadSecrets, SecretsMissing } from './generated-secrets.ts'

const firstKey = 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0'
const secondKey = 'Jp0Hs6Md4Yc5Xb1Tn8Zr3Qw7kV0uF2l9'
const folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const onNewBoard = async () => true
const never = async () => false

describe('a secret', () => {
  test('that is configured needs no file', async () => {
    const env = { SESSION_SECRET: firstKey, VAULT_KEY: secondKey, DATA_DIR: join(folder, 'none') }
    expect(await loadSecrets(parseConfig(env), never)).toEqual({
      sessionSecret: firstKey,
      vaultKey: secondKey
    })
    expect(() => statSync(env.DATA_DIR)).toThrow()
  })

  test('that is missing is generated once, in a file that only its owner can read', async () => {
    const config = parseConfig({ DATA_DIR: join(folder, 'new') })
    const first = await loadSecrets(config, onNewBoard)
    const file = join(folder, 'new', 'secrets.json')
    expect(first.generatedFile).toBe(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
    expect(Buffer.from(first.sessionSecret, 'base64')).toHaveLength(32)
    expect(first.sessionSecret).not.toBe(first.vaultKey)
    const { generatedFile: _, ...stored } = first
    expect(await loadSecrets(config, never)).toEqual(stored)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored)
  })

  test('that is configured replaces the generated one', async () => {
    const config = parseConfig({ DATA_DIR: join(folder, 'new'), VAULT_KEY: secondKey })
    const { sessionSecret, vaultKey } = await loadSecrets(config, never)
    expect(vaultKey).toBe(secondKey)
    expect(sessionSecret).toHaveLength(44)
  })

  test('is generated anew in each data folder', async () => {
    const made = await Promise.all(
      ['a', 'b'].map(name => loadSecrets(parseConfig({ DATA_DIR: join(folder, name) }), onNewBoard))
    )
    expect(made[0]?.vaultKey).not.toBe(made[1]?.vaultKey)
  })
  test('is not generated for a board that has data, nor taken from a damaged file', async () => {
    const missing = parseConfig({ DATA_DIR: join(folder, 'lost') })
    await expect(loadSecrets(missing, never)).rejects.toThrow(SecretsMissing)
    expect(() => statSync(join(folder, 'lost'))).toThrow()
    mkdirSync(join(folder, 'damaged'))
    writeFileSync(join(folder, 'damaged', 'secrets.json'), '{"vaultKey":')
    const damaged = parseConfig({ DATA_DIR: join(folder, 'damaged') })
    await expect(loadSecrets(damaged, onNewBoard)).rejects.toThrow(/secrets\.json/)
  })

  test('that is configured is not generated beside a missing one', async () => {
    const dataDir = join(folder, 'session-only')
    const config = parseConfig({ DATA_DIR: dataDir, VAULT_KEY: secondKey })
    expect(await loadSecrets(config, onNewBoard)).toMatchObject({ vaultKey: secondKey })
    const stored = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    expect(Object.keys(stored)).toEqual(['sessionSecret'])
    await expect(loadSecrets(parseConfig({ DATA_DIR: dataDir }), never)).rejects.toThrow(
      SecretsMissing
    )
  })

  test('of before is configured beside the current one', async () => {
    const env = { SESSION_SECRET: firstKey, VAULT_KEY: secondKey, VAULT_KEY_PREVIOUS: firstKey }
    const secrets = await loadSecrets(parseConfig(env), never)
    expect(secrets).toMatchObject({ vaultKey: secondKey, vaultKeyPrevious: firstKey })
  })
})
