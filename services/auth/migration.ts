import type { Migration } from '#events/database/migration-history.ts'

/** The names are stored: they stay. */
export const authMigrations: Migration[] = [
  { name: 'auth', file: new URL('sessions/tables.sql', import.meta.url) },
  {
    name: 'auth: columns of sessions',
    file: new URL('sessions/session-columns.sql', import.meta.url)
  },
  { name: 'auth: second factor', file: new URL('sessions/second-factor.sql', import.meta.url) },
  { name: 'auth: use of accounts', file: new URL('sessions/credentials-use.sql', import.meta.url) },
  {
    name: 'auth: notice of ended sessions',
    file: new URL('sessions/session-notice.sql', import.meta.url)
  },
  {
    name: 'auth: second factor of sessions',
    file: new URL('sessions/session-second-factor.sql', import.meta.url)
  },
  {
    name: 'auth: expiry of passwords',
    file: new URL('sessions/credentials-expiry.sql', import.meta.url)
  }
]
