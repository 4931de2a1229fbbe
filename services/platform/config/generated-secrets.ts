import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from './config.ts'

const Secrets = z.object({
  sessionSecret: z.string().min(1),
  vaultKey: z.string().min(1),
  /** Former secrets, while they are being replaced. */
  sessionSecretPrevious: z.string().optional(),
  vaultKeyPrevious: z.string().optional()
})
export type Secrets = z.infer<typeof Secrets>

/** There are no secrets, and this process may not generate them; the message is for the operator. */
export class SecretsMissing extends Error {
  constructor(file: string) {
    super(
      `Faltan los secretos de este tablón: pon VAULT_KEY y SESSION_SECRET, o devuelve a su sitio ${file}. Solo se generan al arrancar sobre una base de datos vacía.`
    )
  }
}

/**
 * The configured secrets; missing ones come from a file that the first start generates. `mayGenerate` is asked when
 * there is no such file.
 */
export async function loadSecrets(
  config: Config,
  mayGenerate: () => Promise<boolean>
): Promise<Secrets & { generatedFile?: string }> {
  const configured = configuredSecrets(config)
  const complete = Secrets.safeParse(configured).data
  if (complete) return complete
  const file = join(config.dataDir, 'secrets.json')
  if (!existsSync(file) && !(await mayGenerate())) throw new SecretsMissing(file)
  const isNew = !existsSync(file) && generateSecrets(config.dataDir, file, configured)
  const { data } = Secrets.safeParse({ ...readJson(file), ...configured })
  if (!data) throw new SecretsMissing(file)
  return { ...data, ...(isNew && { generatedFile: file }) }
}

function configuredSecrets(config: Config): Partial<Secrets> {
  const { sessionSecret, sessionSecretPrevious, vaultKey, vaultKeyPrevious } = config
  return {
    ...(sessionSecret && { sessionSecret }),
    ...(sessionSecretPrevious && { sessionSecretPrevious }),
    ...(vaultKey && { vaultKey }),
    ...(vaultKeyPrevious && { vaultKeyPrevious })
  }
}

/** Empty when the file is damaged. */
function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Generates the missing ones. False when another process has written the file first. */
function generateSecrets(folder: string, file: string, configured: Partial<Secrets>): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const random = () => randomBytes(32).toString('base64')
  const secrets = {
    ...(!configured.sessionSecret && { sessionSecret: random() }),
    ...(!configured.vaultKey && { vaultKey: random() })
  }
  try {
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
