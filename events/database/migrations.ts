import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database, Transaction } from './database.ts'

/** SQL that is applied once; or, with `again`, whenever its text has changed. */
export interface Migration {
  name: string
  file: URL
  repeatable?: boolean
}

export const eventMigrations: Migration[] = [
  { name: 'log', file: new URL('../store/tables.sql', import.meta.url) },
  { name: 'raise', file: new URL('../store/raise.sql', import.meta.url), repeatable: true },
  {
    name: 'position-of',
    file: new URL('../store/position-of.sql', import.meta.url),
    repeatable: true
  },
  { name: 'append', file: new URL('../store/append.sql', import.meta.url), repeatable: true },
  { name: 'vault', file: new URL('../privacy/tables.sql', import.meta.url) }
]

/** Applies what is missing, in order. Of several processes that start at once, one does; the others wait. */
export function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  return db.withExclusiveLock(() => db.transaction(tx => applyAll(tx, migrations), { timeout: 0 }))
}

async function applyAll(tx: Transaction, migrations: readonly Migration[]): Promise<string[]> {
  await tx.exec(`SET LOCAL check_function_bodies = off;
    CREATE SCHEMA IF NOT EXISTS migration;
    CREATE TABLE IF NOT EXISTS migration.applied (
      name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())`)
  const applied: string[] = []
  for (const migration of migrations) if (await apply(tx, migration)) applied.push(migration.name)
  return applied
}

async function apply(tx: Transaction, { name, file, repeatable }: Migration): Promise<boolean> {
  const sql = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(sql).digest('hex')
  const [known] = await tx.query<{ hash: string }>(
    'SELECT hash FROM migration.applied WHERE name = $1',
    [name]
  )
  if (known && (!repeatable || known.hash === hash)) return false
  await tx.exec(sql)
  await tx.query(
    `INSERT INTO migration.applied (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, at = clock_timestamp()`,
    [name, hash]
  )
  return true
}
