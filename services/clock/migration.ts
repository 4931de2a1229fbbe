import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const clockMigration: Migration = {
  name: 'clock',
  file: new URL('table.sql', import.meta.url)
}
