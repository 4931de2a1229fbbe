import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const mailMigration: Migration = {
  name: 'mail',
  file: new URL('outbox/tables.sql', import.meta.url)
}
