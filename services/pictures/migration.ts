import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const pictureMigrations: Migration[] = [
  { name: 'pictures', file: new URL('tables.sql', import.meta.url) },
  { name: 'picture-objects', file: new URL('objects.sql', import.meta.url) }
]
