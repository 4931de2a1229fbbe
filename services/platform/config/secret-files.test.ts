import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

describe('a secret in a file', () => {
  let folder = ''
  let file = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
    file = join(folder, 'key')
    writeFileSync(file, 'from a file\n')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is read without its last line break', () => {
    expect(withSecretFiles({ VAULT_KEY_FILE: file })).toMatchObject({ VAULT_KEY: 'from a file' })
  })

  test('is ignored when the variable itself is set', () => {
    const env = { VAULT_KEY: 'given', SESSION_SECRET: ' ', SESSION_SECRET_FILE: file }
    expect(withSecretFiles({ ...env, VAULT_KEY_FILE: file })).toMatchObject({
      VAULT_KEY: 'given',
      SESSION_SECRET: 'from a file'
    })
  })

  test('is read for secrets only', () => {
    expect(withSecretFiles({ HOST_FILE: file })).not.toHaveProperty('HOST')
  })

  test('that cannot be read is named in the error', () => {
    expect(() => withSecretFiles({ VAULT_KEY_FILE: join(folder, 'none') })).toThrow(
      `VAULT_KEY_FILE: no se puede leer el archivo ${join(folder, 'none')}`
    )
  })
})
