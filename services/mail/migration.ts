import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const mailMigrations: Migration[] = [
  { name: 'letters', file: new URL('tables.sql', import.meta.url) },
  { name: 'letters-about', file: new URL('about.sql', import.meta.url) },
  { name: 'letters-waits-for', file: new URL('waits-for.sql', import.meta.url) },
  { name: 'letters-order', file: new URL('order.sql', import.meta.url) }
]
