import type { Queryable } from '#events/database/database.ts'

export interface TableDigest {
  columns: string[]
  rows: number
  sha256: string
}

/** A digest of these columns of a table, independent of the order of rows. */
export async function digestOf(
  db: Queryable,
  table: string,
  columns: string[]
): Promise<TableDigest> {
  const [digest] = await db.query<Pick<TableDigest, 'rows' | 'sha256'>>(
    `SELECT count(*) AS rows,
       encode(sha256(convert_to(coalesce(string_agg(row, E'\\n' ORDER BY row COLLATE "C"), ''), 'UTF8')), 'hex')
         AS sha256
       FROM (SELECT to_jsonb(picked)::text AS row FROM (SELECT ${columns.join(', ')} FROM ${table}) AS picked) AS rows`
  )
  return { columns, rows: 0, sha256: '', ...digest }
}
