import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const mailMigrations: Migration[] = [
  { name: 'letters', file: new URL('outbox/tables.sql', import.meta.url) },
  { name: 'letters-about', file: new URL('outbox/about.sql', import.meta.url) },
  { name: 'letters-waits-for', file: new URL('outbox/waits-for.sql', import.meta.url) },
  { name: 'letters-order', file: new URL('outbox/order.sql', import.meta.url) }
]
