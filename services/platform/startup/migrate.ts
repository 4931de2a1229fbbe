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
import type { Tools } from '#services/platform/http/app-env.ts'

const serviceMigrations: Migration[] = [
  { name: 'auth', file: new URL('../../auth/tables.sql', import.meta.url) },
  { name: 'archive', file: new URL('../../account-archive/table.sql', import.meta.url) },
  { name: 'pictures', file: new URL('../../profile-pictures/table.sql', import.meta.url) },
  { name: 'searches', file: new URL('../../operator-dashboard/table.sql', import.meta.url) }
]

/** Brings a database to what this program needs; nothing happens when it is there already. */
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

/** A server that is not there yet is waited for, a second at a time. */
export async function migrateWhenAvailable({
  db,
  vault,
  log
}: Pick<Tools, 'db' | 'vault' | 'log'>) {
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
