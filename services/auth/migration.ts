import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const authMigrations: Migration[] = [
  { name: 'auth', file: new URL('sessions/tables.sql', import.meta.url) },
  { name: 'account-links', file: new URL('sessions/account-links.sql', import.meta.url) },
  { name: 'mail-codes', file: new URL('mail-codes/tables.sql', import.meta.url) }
]
