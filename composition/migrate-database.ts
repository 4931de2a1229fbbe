import { createMigrator } from '#projections/rebuild/migrate-database.ts'
import { accountArchiveMigrations } from '#services/account-archive/migration.ts'
import { authMigrations } from '#services/auth/migration.ts'
import { alertMigrations, jobMigrations } from '#services/jobs/migration.ts'
import { mailMigrations } from '#services/mail/migration.ts'
import { operatorMigration } from '#services/operator-dashboard/migration.ts'
import { pictureMigrations } from '#services/pictures/migration.ts'

/** Of the whole database, with the tables of every module. */
export const { migrateDatabase, isDatabaseCurrent } = createMigrator([
  ...authMigrations,
  ...accountArchiveMigrations,
  ...pictureMigrations,
  operatorMigration,
  ...jobMigrations,
  ...mailMigrations,
  ...alertMigrations
])
