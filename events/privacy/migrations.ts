import type { Migration } from '#events/database/migration-history.ts'

const file = (name: string) => new URL(name, import.meta.url)

export const vaultMigrations: Migration[] = [
  { name: 'vault', file: file('tables.sql') },
  { name: 'master-keys', file: file('master-keys.sql') },
  { name: 'keys-of-things', file: file('keys-of-things.sql') },
  { name: 'lock-master-key', file: file('lock-master-key.sql'), repeatable: true }
]
