import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const pictureMigration: Migration = {
  name: 'pictures',
  file: new URL('tables.sql', import.meta.url)
}
