import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const jobMigrations: Migration[] = [
  { name: 'job-views', file: new URL('search/view-table.sql', import.meta.url) },
  { name: 'job-contacts', file: new URL('posting/contact-counts.sql', import.meta.url) }
]

/** In the schema of e-mails. The names are stored: they stay. */
export const alertMigrations: Migration[] = [
  { name: 'alerts', file: new URL('alerts/tables.sql', import.meta.url) },
  { name: 'alert-untold-hits', file: new URL('alerts/untold-hits.sql', import.meta.url) },
  { name: 'alert-changes', file: new URL('alerts/changes.sql', import.meta.url) }
]
