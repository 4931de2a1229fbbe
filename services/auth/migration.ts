import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const authMigration: Migration = {
  name: 'auth',
  file: new URL('sessions/tables.sql', import.meta.url)
}
