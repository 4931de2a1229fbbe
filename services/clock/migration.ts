import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const clockMigrations: Migration[] = [
  { name: 'clock', file: new URL('table.sql', import.meta.url) },
  { name: 'clock-restored', file: new URL('restored.sql', import.meta.url) }
]
