import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { type DirectoryLock, lockDirectory } from '#events/database/directory-lock.ts'
import { openPostgres } from '#events/database/postgres.ts'
import {
  createPersonalDataVault,
  type PersonalDataVault
} from '#events/privacy/personal-data-vault.ts'
import { listRegisteredKeys } from '#events/privacy/registered-keys.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import type { Config } from './config.ts'
import { loadSecrets, type Secrets } from './generated-secrets.ts'

/** The resources that scheduled jobs and the command line share. */
export interface DataAccess {
  config: Config
  db: Database
  vault: PersonalDataVault
  /** Encrypts session cookies, and is the key of keyed hashes. */
  secret: string
  /** Cookies that it encrypted are still valid. */
  previousSecret?: string | undefined
  now(): Date
}

export interface Infrastructure {
  tools: DataAccess
  /** Held while the embedded database is open. */
  lock: DirectoryLock | undefined
  /** The file with the new secrets, when this is the first start. */
  newSecretsFile: string | undefined
  close(): Promise<void>
}

/**
 * Opens what the configuration names; throws DirectoryLocked when another process has the data directory, and
 * SecretsMissing. Secrets are generated for an empty database only.
 */
export async function openInfrastructure(
  config: Config,
  { generatesSecrets = true } = {}
): Promise<Infrastructure> {
  // Missing secrets are reported before a folder is made.
  if (!generatesSecrets) await loadSecrets(config, async () => false)
  const lock = config.databaseUrl ? undefined : lockDirectory(config.dataDir)
  try {
    // A session secret protects nothing that is stored, so it may be generated.
    const mayGenerate = async () =>
      generatesSecrets && (config.vaultKey !== undefined || (await isDatabaseUnused(config)))
    const { generatedFile, ...secrets } = await loadSecrets(config, mayGenerate)
    const db = await openDatabase(config)
    return {
      tools: { config, db, ...createSecretDependencies(secrets), now: () => new Date() },
      lock,
      newSecretsFile: generatedFile,
      close: async () => {
        await db.close()
        lock?.release()
      }
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Without the database, which another process has. Throws SecretsMissing. */
export async function openBesideDatabase(config: Config): Promise<Omit<DataAccess, 'db'>> {
  const { generatedFile: _, ...secrets } = await loadSecrets(config, async () => false)
  return { config, ...createSecretDependencies(secrets), now: () => new Date() }
}

/** The error becomes a sentence for the operator. */
export async function openInfrastructureOrExit(config: Config): Promise<Infrastructure> {
  return openInfrastructure(config).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}

function createSecretDependencies(secrets: Secrets) {
  const { vaultKey, vaultKeyPrevious, sessionSecret, sessionSecretPrevious } = secrets
  return {
    vault: vaultKeyPrevious
      ? createPersonalDataVault(vaultKey, vaultKeyPrevious)
      : createPersonalDataVault(vaultKey),
    secret: sessionSecret,
    previousSecret: sessionSecretPrevious
  }
}

/** True when nothing was ever encrypted for this database. */
async function isDatabaseUnused(config: Config): Promise<boolean> {
  const isNew = !config.databaseUrl && !existsSync(embeddedDirectory(config))
  if (isNew) return true
  const db = await openDatabase(config)
  try {
    const [log] = await db.query("SELECT FROM pg_tables WHERE schemaname = 'es'")
    if (!log) return true
    return (await isEventStoreEmpty(db)) && !(await listRegisteredKeys(db)).length
  } finally {
    await db.close()
  }
}

const embeddedDirectory = ({ dataDir }: Config) => join(dataDir, 'database')

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool)
  const { openPglite } = await import('#events/database/pglite.ts')
  return openPglite({ directory: embeddedDirectory(config) })
}
