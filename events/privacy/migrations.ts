import type { Migration } from '#events/database/migrations.ts'

export const vaultMigrations: Migration[] = [
  { name: 'vault', file: new URL('tables.sql', import.meta.url) }
]
