import type { Migration } from '#events/database/migration-history.ts'

const file = (name: string) => new URL(name, import.meta.url)

export const eventStoreMigrations: Migration[] = [
  {
    name: 'log',
    file: file('tables.sql'),
    formerHashes: [
      '1598a7942becde5dd9ddcc1b70ae27a98813c61e5e3b809c5a6866f17941b612',
      '4b04c5786d4243bb8dfe55b5847fea728072dd9376e767228603f214f6afbe34'
    ]
  },
  { name: 'raise', file: file('raise.sql'), repeatable: true },
  { name: 'position-of', file: file('position-of.sql'), repeatable: true },
  { name: 'last-position', file: file('last-position.sql'), repeatable: true },
  { name: 'append-lock', file: file('append-lock.sql'), repeatable: true },
  { name: 'is-erased', file: file('is-erased.sql'), repeatable: true },
  { name: 'chain', file: file('chain.sql') },
  { name: 'insert-only-tables', file: file('insert-only-tables.sql') },
  { name: 'extend-chain', file: file('extend-chain.sql'), repeatable: true },
  { name: 'append', file: file('append.sql'), repeatable: true },
  { name: 'start-at-head', file: file('start-at-head.sql'), repeatable: true },
  { name: 'erasures-by-date', file: file('erasures-by-date.sql') }
]
