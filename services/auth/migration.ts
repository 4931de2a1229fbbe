import type { Migration } from '#events/database/migrations.ts'

/** The name is stored: it stays. */
export const authMigration: Migration = {
  name: 'auth',
  file: new URL('tables.sql', import.meta.url)
}
