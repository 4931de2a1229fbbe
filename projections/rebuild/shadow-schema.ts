import type { Database, Executor, Transaction } from '#events/database/database.ts'

/** The schema in which read tables are rebuilt while the live ones serve; under the exclusive lock. */
export const shadowSchema = 'read_next'
/** The schema to which a swap moves the former tables. */
export const retiredSchema = 'read_last'

/** The schema of the read tables of a former moment; under the lock `past`. */
export const pastSchema = 'read_past'

/** Drops what a rebuild or a verification has left, even a killed one; under the exclusive lock. */
export async function dropShadow(db: Executor): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${shadowSchema}, ${retiredSchema} CASCADE`)
}

/** Drops what showing a former moment leaves, also one that was killed; under the lock `past`. */
export async function dropPast(db: Executor): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${pastSchema} CASCADE`)
}

/**
 * Drops all of it, unless what made it is running. What a killed process left holds people who were erased since: where
 * another role owns the tables, they are emptied.
 */
export async function dropAbandonedShadow(db: Database): Promise<void> {
  const left = await db.query<LeftSchema>(
    `SELECT nspname AS name, pg_has_role(nspowner, 'USAGE') AS "isOwn" FROM pg_namespace
      WHERE nspname IN ($1, $2, $3)`,
    [shadowSchema, retiredSchema, pastSchema]
  )
  const [past, tables] = [true, false].map(isPast =>
    left.filter(({ name }) => (name === pastSchema) === isPast)
  )
  if (tables?.length) await db.tryExclusiveLock(() => dropOrEmpty(db, tables, dropShadow))
  if (past?.length) await db.tryExclusiveLock(() => dropOrEmpty(db, past, dropPast), 'past')
}

interface LeftSchema {
  name: string
  isOwn: boolean
}

async function dropOrEmpty(
  db: Database,
  left: readonly LeftSchema[],
  drop: (db: Executor) => Promise<void>
): Promise<void> {
  if (left.every(({ isOwn }) => isOwn)) await drop(db)
  else for (const { name } of left) await emptySchema(db, name)
}

/** Triggers write to other tables of the same schema, which are emptied after their own. */
async function emptySchema(db: Database, schema: string): Promise<void> {
  const tables = await db.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY hastriggers DESC',
    [schema]
  )
  const deletions = tables.map(({ name }) => `DELETE FROM ${schema}.${name};`)
  await db.transaction(
    tx => tx.exec(`SET LOCAL search_path = ${schema}, public; ${deletions.join(' ')}`),
    { timeout: 0 }
  )
}

/**
 * A transaction in which unqualified names mean the tables of a schema. Its commit does not wait for the disk: after a
 * crash they are rebuilt anyway.
 */
export function inShadowTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  schema = shadowSchema
): Promise<T> {
  return db.transaction(
    async tx => {
      tx.pipeline(tx.exec('SET LOCAL synchronous_commit = off; SET LOCAL lock_timeout = 0'))
      useShadowSchema(tx, schema)
      return work(tx)
    },
    { timeout: 0 }
  )
}

export function useShadowSchema(tx: Transaction, schema = shadowSchema): void {
  tx.pipeline(tx.exec(`SET LOCAL search_path = ${schema}, public`))
}
