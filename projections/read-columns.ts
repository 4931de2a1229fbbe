import type { Queryable } from '#events/database/database.ts'

/** The columns of the read tables, as «jobs.title text»: a program keeps reading while the columns that it knows exist. */
export async function listReadColumns(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ column: string }>(
    `SELECT concat(relname, '.', attname, ' ', format_type(atttypid, atttypmod)) AS column
       FROM pg_attribute
       JOIN pg_class ON pg_class.oid = attrelid
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = 'read' AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`
  )
  return new Set(rows.map(({ column }) => column))
}
