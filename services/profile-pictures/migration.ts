import type { Migration } from '#events/database/migrations.ts'

/** The name is stored: it stays. */
export const pictureMigration: Migration = {
  name: 'pictures',
  file: new URL('table.sql', import.meta.url)
}
