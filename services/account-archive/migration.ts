import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const accountArchiveMigrations: Migration[] = [
  { name: 'archive', file: new URL('table.sql', import.meta.url) },
  { name: 'archive-key-id', file: new URL('key-id.sql', import.meta.url) },
  { name: 'archive-hold', file: new URL('hold.sql', import.meta.url) }
]
