import { createMigrator } from '#projections/rebuild/migrate-database.ts'
import { accountArchiveMigration } from '#services/account-archive/migration.ts'
import { authMigrations } from '#services/auth/migration.ts'
import { backupMigrations } from '#services/backups/migration.ts'
import { clockMigrations } from '#services/clock/migration.ts'
import { alertMigration, jobViewMigration } from '#services/jobs/migration.ts'
import { mailMigration } from '#services/mail/migration.ts'
import { operatorMigration } from '#services/operator-dashboard/migration.ts'
import { pictureMigration } from '#services/pictures/migration.ts'

/** The migrations of the whole database, with the tables of every module. */
export const { migrations, migrateDatabase, isDatabaseCurrent } = createMigrator([
  ...authMigrations,
  accountArchiveMigration,
  pictureMigration,
  operatorMigration,
  ...backupMigrations,
  jobViewMigration,
  mailMigration,
  alertMigration,
  ...clockMigrations
])
