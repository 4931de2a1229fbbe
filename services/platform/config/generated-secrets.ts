import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export interface Secrets {
  sessionSecret: string
  vaultKey: string
}

/** The configured secrets; missing ones come from a file that the first start generates. */
export function loadSecrets(config: Config): Secrets & { generatedFile?: string } {
  const { sessionSecret, vaultKey, dataDir } = config
  if (sessionSecret && vaultKey) return { sessionSecret, vaultKey }
  const file = join(dataDir, 'secrets.json')
  const isNew = !existsSync(file) && generateSecrets(dataDir, file)
  const stored: Secrets = JSON.parse(readFileSync(file, 'utf8'))
  const configured = { ...(sessionSecret && { sessionSecret }), ...(vaultKey && { vaultKey }) }
  return { ...stored, ...configured, ...(isNew && { generatedFile: file }) }
}

/** False when another process has written the file first. */
function generateSecrets(folder: string, file: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const random = () => randomBytes(32).toString('base64')
  const secrets: Secrets = { sessionSecret: random(), vaultKey: random() }
  try {
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
