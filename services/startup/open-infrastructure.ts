import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { type DirectoryLock, lockDirectory } from '#events/database/directory-lock.ts'
import { openPostgres } from '#events/database/postgres.ts'
import {
  createPersonalDataVault,
  type PersonalDataVault
} from '#events/privacy/personal-data-vault.ts'
import { deriveArchiveKey } from '#services/account-archive/store.ts'
import type { Config } from '#services/platform/config/config.ts'
import { loadSecrets } from '#services/platform/config/generated-secrets.ts'

/** The resources that scheduled jobs and the command line share. */
export interface DataAccess {
  config: Config
  db: Database
  vault: PersonalDataVault
  /** Encrypts session cookies, and is the key of keyed hashes. */
  secret: string
  /** Encrypts the copies of deleted accounts. */
  archiveKey: Buffer
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

/** Opens what the configuration names; throws DirectoryLocked when another process has the data directory. */
export async function openInfrastructure(config: Config): Promise<Infrastructure> {
  const lock = config.databaseUrl ? undefined : lockDirectory(config.dataDir)
  const { sessionSecret, vaultKey, generatedFile } = loadSecrets(config)
  const db = await openDatabase(config)
  return {
    tools: {
      config,
      db,
      vault: createPersonalDataVault(vaultKey),
      secret: sessionSecret,
      archiveKey: deriveArchiveKey(vaultKey),
      now: () => new Date()
    },
    lock,
    newSecretsFile: generatedFile,
    close: async () => {
      await db.close()
      lock?.release()
    }
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  const { openPglite } = await import('#events/database/pglite.ts')
  return openPglite({ directory: join(dataDir, 'database') })
}
