import type { Migration } from '#events/database/migration-history.ts'

const file = (name: string) => new URL(name, import.meta.url)

/** The names are stored: they stay. */
export const jobSearchMigrations: Migration[] = [
  { name: 'synonyms', file: file('synonyms.sql') },
  { name: 'is-live', file: file('is-live.sql'), repeatable: true },
  { name: 'monthly-pay', file: file('monthly-pay.sql'), repeatable: true }
]
