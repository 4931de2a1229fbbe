import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const accountArchiveMigration: Migration = {
  name: 'account-archive',
  file: new URL('table.sql', import.meta.url)
}
