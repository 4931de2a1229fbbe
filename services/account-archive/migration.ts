import type { Migration } from '#events/database/migrations.ts'

/** The name is stored: it stays. */
export const accountArchiveMigration: Migration = {
  name: 'archive',
  file: new URL('table.sql', import.meta.url)
}
