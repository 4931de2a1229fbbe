import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const backupMigrations: Migration[] = [
  { name: 'last-backup', file: new URL('last-backup.sql', import.meta.url) },
  { name: 'last-drill', file: new URL('last-drill.sql', import.meta.url) }
]
