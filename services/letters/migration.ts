import type { Migration } from '#events/database/migrations.ts'

/** The name is stored: it stays. */
export const letterMigration: Migration = {
  name: 'letters',
  file: new URL('tables.sql', import.meta.url)
}
