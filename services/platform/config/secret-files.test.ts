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

  test('gives way to the variable itself, unless that is empty', () => {
    const env = { VAULT_KEY: 'given', SESSION_SECRET: ' ', SESSION_SECRET_FILE: file }
    expect(withSecretFiles({ ...env, VAULT_KEY_FILE: file })).toMatchObject({
      VAULT_KEY: 'given',
      SESSION_SECRET: 'from a file'
    })
  })

  test('is only looked for where secrets belong', () => {
    expect(withSecretFiles({ HOST_FILE: file })).not.toHaveProperty('HOST')
  })

  test('that cannot be read is named', () => {
    expect(() => withSecretFiles({ VAULT_KEY_FILE: join(folder, 'none') })).toThrow(
      `VAULT_KEY_FILE: no se puede leer el archivo ${join(folder, 'none')}`
    )
  })
})
