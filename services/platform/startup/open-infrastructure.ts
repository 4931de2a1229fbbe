import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { type DirectoryLock, lockDirectory } from '#events/database/directory-lock.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { deriveArchiveKey } from '#services/account-archive/store.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { Tools } from '#services/platform/http/app-env.ts'
import { loadSecrets } from '#services/platform/config/generated-secrets.ts'

/** What works with the data, without what serves visitors. */
export type DataAccess = Pick<Tools, 'config' | 'db' | 'vault' | 'secret' | 'archiveKey' | 'now'>

export interface Infrastructure {
  tools: DataAccess
  /** Held while the embedded database is open. */
  lock: DirectoryLock | undefined
  /** Where new secrets were put, when this is the first start. */
  newSecretsFile: string | undefined
  close(): Promise<void>
}

/** Opens what the configuration names; throws FolderHeld when another process has the data directory. */
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
