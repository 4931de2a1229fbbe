import type { Migration } from '#events/database/migration-history.ts'

const file = (name: string) => new URL(name, import.meta.url)

/** The names are stored: they stay. */
export const eventStoreMigrations: Migration[] = [
  { name: 'event-log', file: file('tables.sql') },
  { name: 'hash-chain', file: file('chain.sql') },
  { name: 'freeze-at-once', file: file('freeze-at-once.sql') },
  { name: 'raise', file: file('raise.sql'), repeatable: true },
  { name: 'positions', file: file('positions.sql'), repeatable: true },
  { name: 'is-erased', file: file('is-erased.sql'), repeatable: true },
  { name: 'append-lock', file: file('append-lock.sql'), repeatable: true },
  { name: 'extend-chain', file: file('extend-chain.sql'), repeatable: true },
  { name: 'append', file: file('append.sql'), repeatable: true }
]
