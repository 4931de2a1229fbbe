import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Database, Transaction } from './database.ts'

/** SQL that is applied once; or, when `repeatable`, whenever its text has changed. */
export interface Migration {
  name: string
  file: URL
  repeatable?: boolean
  /** SHA-256 of earlier texts of a one-time file that differ from today's in comments only. */
  formerHashes?: readonly string[]
}

/** A one-time migration was edited after it had been applied to this database. */
export class MigrationChanged extends Error {
  constructor({ name, file }: Migration) {
    super(
      `La migración «${name}» (${basename(file.pathname)}) ya se aplicó a esta base de datos y desde entonces ha cambiado. Vuelve a la versión de Ramal con la que se aplicó, o deshaz el cambio y escribe una migración nueva.`
    )
  }
}

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

async function apply(tx: Transaction, migration: Migration): Promise<boolean> {
  const { name, file, repeatable } = migration
  const sql = readFileSync(file, 'utf8')
  const [hash, ...otherHashes] = hashesOf(sql)
  const [known] = await tx.query<{ hash: string }>(
    'SELECT hash FROM migration.applied WHERE name = $1',
    [name]
  )
  const accepted = [hash, ...otherHashes, ...(migration.formerHashes ?? [])]
  if (known && accepted.includes(known.hash)) return false
  if (known && !repeatable) throw new MigrationChanged(migration)
  await tx.exec(sql)
  await tx.query(
    `INSERT INTO migration.applied (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, at = clock_timestamp()`,
    [name, hash]
  )
  return true
}

/** A checkout may have either line ending. */
function hashesOf(sql: string): string[] {
  const text = sql.replaceAll('\r\n', '\n')
  return [text, text.replaceAll('\n', '\r\n')].map(variant =>
    createHash('sha256').update(variant).digest('hex')
  )
}
