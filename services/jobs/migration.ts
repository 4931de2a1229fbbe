import type { Migration } from '#events/database/migration-history.ts'

/** The name is stored: it stays. */
export const jobViewMigration: Migration = {
  name: 'job-views',
  file: new URL('search/view-table.sql', import.meta.url)
}

/** Tables in the schema `mail`. The name is stored: it stays. */
export const alertMigration: Migration = {
  name: 'alerts',
  file: new URL('alerts/tables.sql', import.meta.url)
}
