import type { Migration } from '#events/database/migration-history.ts'

const file = (name: string) => new URL(name, import.meta.url)

/** The names are stored: they stay. */
export const vaultMigrations: Migration[] = [
  { name: 'vault', file: file('tables.sql') },
  { name: 'lock-master-key', file: file('lock-master-key.sql'), repeatable: true }
]
