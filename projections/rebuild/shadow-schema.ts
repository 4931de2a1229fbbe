import type { Database, Executor, Transaction } from '#events/database/database.ts'

/** The schema in which read tables are rebuilt while the live ones serve; under the exclusive lock. */
export const shadowSchema = 'read_next'
/** The schema in which a swap leaves the former tables. */
export const retiredSchema = 'read_last'

/** Drops what a rebuild or a verification leaves, also one that was killed; under the exclusive lock. */
export async function dropShadow(db: Executor): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${shadowSchema}, ${retiredSchema} CASCADE`)
}

/**
 * The same, unless a rebuild or a verification is running. What a killed one left holds people who were erased since:
 * where another role owns the tables, they are emptied.
 */
export async function dropAbandonedShadow(db: Database): Promise<void> {
  const left = await db.query<{ name: string; isOwn: boolean }>(
    `SELECT nspname AS name, pg_has_role(nspowner, 'USAGE') AS "isOwn" FROM pg_namespace
      WHERE nspname IN ($1, $2)`,
    [shadowSchema, retiredSchema]
  )
  if (!left.length) return
  await db.tryExclusiveLock(async () => {
    if (left.every(({ isOwn }) => isOwn)) await dropShadow(db)
    else for (const { name } of left) await emptySchema(db, name)
  })
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
 * A transaction in which unqualified names mean the shadow tables. Its commit does not wait for the disk: after a
 * crash the shadow is rebuilt anyway.
 */
export function inShadowTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>
): Promise<T> {
  return db.transaction(
    async tx => {
      tx.pipeline(tx.exec('SET LOCAL synchronous_commit = off; SET LOCAL lock_timeout = 0'))
      useShadowSchema(tx)
      return work(tx)
    },
    { timeout: 0 }
  )
}

export function useShadowSchema(tx: Transaction): void {
  tx.pipeline(tx.exec(`SET LOCAL search_path = ${shadowSchema}, public`))
}
