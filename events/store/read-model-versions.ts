import type { Queryable, Transaction } from '#events/database/database.ts'
import { ProgramOutdated } from '#events/database/migration-history.ts'
import { lockForAppend } from './append-lock.ts'

/** What the database records of one projection. */
export interface BuiltProjection {
  name: string
  version: number
  /** Position up to which the last rebuild replayed. */
  builtTo: number
  /** ISO instant of the last verification without differences. */
  verifiedAt: string | null
  verifiedPosition: number | null
}

export function listBuiltProjections(db: Queryable): Promise<BuiltProjection[]> {
  return db.query(
    `SELECT name, version, built_to AS "builtTo", verified_at AS "verifiedAt",
       verified_position AS "verifiedPosition" FROM es.projections ORDER BY name`
  )
}

/** The tables that the last rebuild of these projections made. */
export async function listBuiltTables(
  db: Queryable,
  projectionNames: readonly string[]
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'SELECT DISTINCT unnest(tables) AS name FROM es.projections WHERE name = ANY($1)',
    [projectionNames]
  )
  return rows.map(({ name }) => name)
}

/** The version for which appends are accepted; see `readModelVersion` in projections. */
export async function findReadModelVersion(db: Queryable): Promise<string | null> {
  const [head] = await db.query<{ version: string | null }>(
    'SELECT shape AS version FROM es.head WHERE one'
  )
  return head?.version ?? null
}

/** False before the first migration. */
export async function hasEventStore(db: Queryable): Promise<boolean> {
  const [head] = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('es.head') IS NOT NULL AS "exists"`
  )
  return head?.exists ?? false
}

/** Versions by name, of «users:1 jobs:2 JobPosted:1». */
export function parseVersions(text: string | null): Map<string, number> {
  const pairs = text?.split(' ').filter(Boolean) ?? []
  return new Map(
    pairs.map(pair => {
      const [name = '', version] = pair.split(':')
      return [name, Number(version)]
    })
  )
}

/** Throws ProgramOutdated when the database has a version that this program does not know. */
export async function requireNotLater(db: Queryable, readModelVersion: string): Promise<void> {
  if (!(await hasEventStore(db))) return
  if (isLater(await findReadModelVersion(db), readModelVersion)) throw new ProgramOutdated()
}

/** True when the first holds a version that the second does not know. */
export function isLater(stored: string | null, own: string): boolean {
  const known = parseVersions(own)
  return [...parseVersions(stored)].some(([name, version]) => version > (known.get(name) ?? 0))
}

export interface RebuildRecord {
  projections: readonly { name: string; version: number; tableNames: readonly string[] }[]
  position: number
  readModelVersion: string
}

export async function recordRebuild(
  tx: Transaction,
  { projections, position, readModelVersion }: RebuildRecord
): Promise<void> {
  const records = projections.map(({ name, version, tableNames }) =>
    tx.query(
      `INSERT INTO es.projections (name, version, tables, built_to) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, tables = excluded.tables,
         built_to = excluded.built_to, verified_at = NULL, verified_position = NULL`,
      [name, version, tableNames, position]
    )
  )
  await Promise.all([...records, recordReadModelVersion(tx, readModelVersion)])
}

/** Appends of programs with another version are refused from now on. */
export async function recordReadModelVersion(db: Queryable, version: string): Promise<void> {
  await db.query('UPDATE es.head SET shape = $1 WHERE shape IS DISTINCT FROM $1', [version])
}

export async function recordVerified(
  db: Queryable,
  projectionNames: readonly string[],
  position: number
): Promise<void> {
  await db.query(
    `UPDATE es.projections SET verified_at = now(), verified_position = $2 WHERE name = ANY($1)`,
    [projectionNames, position]
  )
}

/** For code that appends without projecting: the next start rebuilds the read tables. */
export async function markStale(db: Queryable): Promise<void> {
  await db.query('UPDATE es.projections SET version = 0')
}

/** Marks the read tables as stale, and refuses every append until they are rebuilt. */
export async function blockWrites(tx: Transaction): Promise<void> {
  await lockForAppend(tx)
  await recordReadModelVersion(tx, '')
  await markStale(tx)
}
