import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const backupMigration: Migration = {
  name: 'last-backup',
  file: new URL('last-backup.sql', import.meta.url)
}
