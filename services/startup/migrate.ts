import { setTimeout } from 'node:timers/promises'
import type { Database, Queryable } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { isMigrated, type Migration, migrate } from '#events/database/migrations.ts'
import { vaultMigrations } from '#events/privacy/migrations.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { requireAppendAllowed } from '#events/store/access.ts'
import { eventStoreMigrations } from '#events/store/migrations.ts'
import { hasEventStore, requireNotLater } from '#events/store/read-model-versions.ts'
import { readModelMigrations, readModelVersion } from '#projections/index.ts'
import { ensureReadModelCurrent, isReadModelCurrent } from '#projections/rebuild/ensure-current.ts'
import { dropAbandonedShadow, type ReplayProgress } from '#projections/rebuild/shadow-schema.ts'
import { accountArchiveMigrations } from '#services/account-archive/migration.ts'
import { authMigrations } from '#services/auth/migration.ts'
import { jobViewMigration } from '#services/jobs/migration.ts'
import { operatorMigration } from '#services/operator-dashboard/migration.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { pictureMigrations } from '#services/pictures/migration.ts'

const migrations: Migration[] = [
  ...eventStoreMigrations,
  ...vaultMigrations,
  ...readModelMigrations,
  ...authMigrations,
  ...accountArchiveMigrations,
  ...pictureMigrations,
  operatorMigration,
  jobViewMigration
]

/**
 * Applies the missing migrations and brings the read model up to date; returns the positions of events that could
 * not be decrypted. Throws WrongVaultKey, ProgramOutdated after a later program, or InsufficientPrivilege for a role
 * that only reads, or that does not own tables which have to change.
 */
export async function migrateDatabase(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<number[]> {
  await vault.masterKeys.requireConfigured(db)
  const isCurrent = await isDatabaseCurrent(db)
  if (!isCurrent) await migrate(db, migrations, tx => requireNotLater(tx, readModelVersion))
  await vault.masterKeys.register(db)
  await requireAppendAllowed(db)
  const unreadable = isCurrent ? [] : await ensureReadModelCurrent(db, vault, progress)
  await dropAbandonedShadow(db)
  return unreadable
}

/** False for a database that is empty or of an earlier version; throws ProgramOutdated after a later program. */
export async function isDatabaseCurrent(db: Queryable): Promise<boolean> {
  return (await isMigrated(db, migrations)) && (await isReadModelCurrent(db))
}

/** What a command that changes nothing needs of the database: its event log, or tables of this very version. */
export type DatabaseNeeds = 'event log' | 'current tables'

/** A sentence for the operator when the database is not what a command needs. Changes nothing. */
export async function findDatabaseProblem(
  db: Queryable,
  needs: DatabaseNeeds
): Promise<string | undefined> {
  if (!(await hasEventStore(db))) return 'La base de datos está vacía: arranca antes Ramal'
  if (needs === 'event log' || (await isDatabaseCurrent(db))) return undefined
  return 'La base de datos es de una versión anterior de Ramal: arranca antes esta, que la pone al día, o usa aquella'
}

export interface MigrationDependencies {
  db: Database
  vault: PersonalDataVault
  log: Logger
  isShuttingDown(): boolean
}

/** Retries every second while the database is unavailable; throws what refuses the start. */
export async function migrateWhenAvailable(dependencies: MigrationDependencies) {
  const { db, vault, log, isShuttingDown } = dependencies
  for (;;) {
    try {
      const unreadable = await migrateDatabase(db, vault)
      if (unreadable.length) log.error({ positions: unreadable }, 'events that no key decrypts')
      return
    } catch (error) {
      if (!isUnavailable(error) || isShuttingDown()) throw error
      log.warn({ err: error }, 'waiting for the database')
      await setTimeout(1_000)
    }
  }
}
