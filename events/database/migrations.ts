import type { Database, Queryable, Transaction } from './database.ts'
import {
  type Migration,
  type MigrationHistory,
  ProgramOutdated,
  readMigrationHistory,
  readSql,
  recordMigration,
  stateOf
} from './migration-history.ts'

/**
 * Applies what is missing, in order. Of several processes that start at once, one does; the others wait. `check`
 * may throw before anything is applied.
 */
export function migrate(
  db: Database,
  migrations: readonly Migration[],
  check: (tx: Transaction) => Promise<void> = async () => {}
): Promise<string[]> {
  const apply = async (tx: Transaction) => {
    await check(tx)
    return applyAll(tx, migrations)
  }
  return db.withExclusiveLock(() => db.transaction(apply, { timeout: 0 }))
}

/** False when something is to be applied; throws ProgramOutdated when a later program has applied more. */
export async function isMigrated(
  db: Queryable,
  migrations: readonly Migration[]
): Promise<boolean> {
  const history = await readMigrationHistory(db)
  requireKnown(history, migrations)
  return migrations.every(migration => stateOf(migration, history) === 'applied')
}

async function applyAll(tx: Transaction, migrations: readonly Migration[]): Promise<string[]> {
  const history = await readMigrationHistory(tx)
  requireKnown(history, migrations)
  await tx.exec(`SET LOCAL check_function_bodies = off;
    CREATE SCHEMA IF NOT EXISTS migration;
    CREATE TABLE IF NOT EXISTS migration.applied (
      name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE TABLE IF NOT EXISTS migration.former (name text, hash text, PRIMARY KEY (name, hash))`)
  const applied: string[] = []
  for (const migration of migrations) {
    if (stateOf(migration, history) === 'applied') continue
    await tx.exec(readSql(migration))
    await recordMigration(tx, migration, history.applied.get(migration.name))
    applied.push(migration.name)
  }
  return applied
}

/** An unknown name belongs to a later program. */
function requireKnown({ applied }: MigrationHistory, migrations: readonly Migration[]): void {
  const known = new Set(migrations.flatMap(({ name, replaces = [] }) => [name, ...replaces]))
  if ([...applied.keys()].some(name => !known.has(name))) throw new ProgramOutdated()
}
