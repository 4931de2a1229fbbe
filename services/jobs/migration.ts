import type { Migration } from '#events/database/migrations.ts'

/** The name is stored: it stays. */
export const jobViewMigration: Migration = {
  name: 'job-views',
  file: new URL('view-table.sql', import.meta.url)
}
