import type { Database, Queryable } from '#events/database/database.ts'
import { isMigrated, migrate } from '#events/database/migrations.ts'
import type { Migration } from '#events/database/migration-history.ts'
import { vaultMigrations } from '#events/privacy/migrations.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { requireAppendAllowed } from '#events/store/access.ts'
import { lockForAppend } from '#events/store/append-lock.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { eventStoreMigrations } from '#events/store/schema/migrations.ts'
import {
  hasEventStore,
  requireNotLater,
  findReadModelVersion,
  listBuiltProjections,
  parseVersions,
  recordReadModelVersion
} from '#events/store/read-model-versions.ts'
import { readModelMigrations, readModelVersion, projections } from '#projections/index.ts'
import type { ReplayProgress } from './replay.ts'
import { dropAbandonedShadow } from './shadow-schema.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildLocked } from './rebuild.ts'

export interface Migrator {
  /** In the order in which they are applied. */
  migrations: readonly Migration[]
  /**
   * Applies the missing migrations and brings the read model up to date; returns the positions of events that could
   * not be decrypted. Throws WrongVaultKey, ProgramOutdated after a later program, or InsufficientPrivilege for a role
   * that only reads, or that does not own tables which have to change.
   */
  migrateDatabase(
    db: Database,
    vault: PersonalDataVault,
    progress?: ReplayProgress
  ): Promise<number[]>
  /** False for a database that is empty or of an earlier version; throws ProgramOutdated after a later program. */
  isDatabaseCurrent(db: Queryable): Promise<boolean>
}

/** The migrations of the log and of the read model, and those of the services. */
export function createMigrator(serviceMigrations: readonly Migration[]): Migrator {
  const migrations = [
    ...eventStoreMigrations,
    ...vaultMigrations,
    ...readModelMigrations,
    ...serviceMigrations
  ]
  const isDatabaseCurrent = async (db: Queryable) =>
    (await isMigrated(db, migrations)) && (await isReadModelCurrent(db))
  return {
    migrations,
    isDatabaseCurrent,
    async migrateDatabase(db, vault, progress) {
      await requireVaultKeys(db, vault)
      const isCurrent = await isDatabaseCurrent(db)
      if (!isCurrent) await migrate(db, migrations, tx => requireNotLater(tx, readModelVersion))
      await registerVaultKey(db, vault)
      await requireAppendAllowed(db)
      const unreadable = isCurrent ? [] : await ensureReadModelCurrent(db, vault, progress)
      await dropAbandonedShadow(db)
      return unreadable
    }
  }
}

/** Throws WrongVaultKey unless the keys in use are configured, of which an empty log has none. Only reads. */
export async function requireVaultKeys(db: Queryable, vault: PersonalDataVault): Promise<void> {
  const isUnused = (await hasEventStore(db)) && (await isEventStoreEmpty(db))
  if (!isUnused) await vault.masterKeys.requireConfigured(db)
}

/** As long as the log is empty, the configured key replaces the registered one. */
async function registerVaultKey(db: Database, { masterKeys }: PersonalDataVault): Promise<void> {
  // A database that takes no writes can be started, too.
  if (!(await masterKeys.isActiveConfigured(db)) && (await isEventStoreEmpty(db))) {
    await db.transaction(async tx => {
      const last = await lockForAppend(tx)
      if (!last) await masterKeys.registerFirst(tx)
    })
  }
  await masterKeys.requireConfigured(db)
}

/**
 * Rebuilds the projections that the database has in another version, from other versions of events, or not at all;
 * returns the positions of events that could not be decrypted.
 */
async function ensureReadModelCurrent(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<number[]> {
  return db.withExclusiveLock(async () => {
    const due = await findOutdatedProjections(db)
    if (due.length) {
      const replay = { db, vault, projections: due, progress }
      return (await rebuildLocked(replay, readModelVersion)).unreadable
    }
    await recordReadModelVersion(db, readModelVersion)
    return []
  })
}

/** Throws ProgramOutdated when the database has later versions. */
async function isReadModelCurrent(db: Queryable): Promise<boolean> {
  const due = await findOutdatedProjections(db)
  return due.length === 0 && (await findReadModelVersion(db)) === readModelVersion
}

async function findOutdatedProjections(db: Queryable): Promise<Projection[]> {
  await requireNotLater(db, readModelVersion)
  const built = await listBuiltProjections(db)
  const stored = parseVersions(await findReadModelVersion(db))
  const own = parseVersions(readModelVersion)
  /** An event type without a version was never stored. */
  const isUpcastLater = (type: string) => (stored.get(type) ?? 1) !== own.get(type)
  return projections.filter(({ name, version, on }) => {
    const isBuilt = built.some(
      projection => projection.name === name && projection.version === version
    )
    return !isBuilt || Object.keys(on).some(isUpcastLater)
  })
}
