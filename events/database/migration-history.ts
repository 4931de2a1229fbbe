import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Queryable, Transaction } from './database.ts'

/** SQL that is applied once; or, when `repeatable`, whenever its text has changed. */
export interface Migration {
  name: string
  file: URL
  repeatable?: boolean
  /** Names of migrations that left the list because this one drops what they created. */
  replaces?: readonly string[]
}

/** A one-time migration was edited after it had been applied to this database. */
export class MigrationChanged extends Error {
  constructor({ name, file }: Migration) {
    super(
      `La migración «${name}» (${basename(file.pathname)}) ya se aplicó a esta base de datos y desde entonces ha cambiado. Vuelve a la versión de Ramal con la que se aplicó, o deshaz el cambio y escribe una migración nueva.`
    )
  }
}

/** A later program has migrated the database. */
export class ProgramOutdated extends Error {
  constructor() {
    super(
      'Este programa es más antiguo que la base de datos, que ya usa una versión posterior de Ramal: arranca aquella versión, u otra más nueva.'
    )
  }
}

/** What was applied to a database. */
export interface MigrationHistory {
  /** Hashes by name. */
  applied: ReadonlyMap<string, string>
  /** Earlier hashes, as «name hash»: a program that has one of them is older than the database. */
  former: ReadonlySet<string>
}

export async function readMigrationHistory(db: Queryable): Promise<MigrationHistory> {
  const [schema] = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('migration.former') IS NOT NULL AS "exists"`
  )
  const read = async (table: string) =>
    schema?.exists
      ? db.query<{ name: string; hash: string }>(`SELECT name, hash FROM migration.${table}`)
      : []
  const [applied, former] = [await read('applied'), await read('former')]
  return {
    applied: new Map(applied.map(({ name, hash }) => [name, hash])),
    former: new Set(former.map(({ name, hash }) => `${name} ${hash}`))
  }
}

export function stateOf(migration: Migration, history: MigrationHistory): 'applied' | 'due' {
  const { name, repeatable } = migration
  const hashes = hashesOf(readSql(migration))
  const applied = history.applied.get(name)
  if (applied && hashes.includes(applied)) return 'applied'
  if (hashes.some(hash => history.former.has(`${name} ${hash}`))) throw new ProgramOutdated()
  if (!applied || repeatable) return 'due'
  throw new MigrationChanged(migration)
}

export async function recordMigration(
  tx: Transaction,
  migration: Migration,
  former?: string
): Promise<void> {
  const { name } = migration
  const [hash] = hashesOf(readSql(migration))
  if (former) {
    await tx.query('INSERT INTO migration.former VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      former
    ])
  }
  await tx.query(
    `INSERT INTO migration.applied (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, at = clock_timestamp()`,
    [name, hash]
  )
}

export function readSql({ file }: Migration): string {
  return readFileSync(file, 'utf8')
}

/** A checkout may have either line ending. */
function hashesOf(sql: string): string[] {
  const text = sql.replaceAll('\r\n', '\n')
  return [text, text.replaceAll('\n', '\r\n')].map(variant =>
    createHash('sha256').update(variant).digest('hex')
  )
}
