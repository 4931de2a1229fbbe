import { setTimeout } from 'node:timers/promises'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { type Migration, migrate } from '#events/database/migrations.ts'
import { vaultMigrations } from '#events/privacy/migrations.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { eventStoreMigrations } from '#events/store/migrations.ts'
import { readModelMigrations } from '#projections/index.ts'
import { ensureReadModelCurrent } from '#projections/rebuild/ensure-current.ts'
import type { ReplayProgress } from '#projections/rebuild/shadow-schema.ts'
import { accountArchiveMigration } from '#services/account-archive/migration.ts'
import { authMigrations } from '#services/auth/migration.ts'
import { operatorMigration } from '#services/operator-dashboard/migration.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { pictureMigration } from '#services/profile-pictures/migration.ts'

const serviceMigrations: Migration[] = [
  ...authMigrations,
  accountArchiveMigration,
  pictureMigration,
  operatorMigration
]

/** Applies the missing migrations and brings the read model up to date. */
export async function migrateDatabase(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<void> {
  await migrate(db, [
    ...eventStoreMigrations,
    ...vaultMigrations,
    ...readModelMigrations,
    ...serviceMigrations
  ])
  await ensureReadModelCurrent(db, vault, progress)
}

export interface MigrationDependencies {
  db: Database
  vault: PersonalDataVault
  log: Logger
}

/** Retries every second while the database is unavailable. */
export async function migrateWhenAvailable({ db, vault, log }: MigrationDependencies) {
  for (;;) {
    try {
      return await migrateDatabase(db, vault)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ err: error }, 'waiting for the database')
      await setTimeout(1_000)
    }
  }
}
