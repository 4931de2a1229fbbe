import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const pictureMigrations: Migration[] = [
  { name: 'pictures', file: new URL('table.sql', import.meta.url) },
  { name: 'job-photos', file: new URL('photo-table.sql', import.meta.url) }
]
