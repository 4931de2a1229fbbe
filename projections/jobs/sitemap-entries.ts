import type { Queryable } from '#events/database/database.ts'

/** Where a live ad is found, and since when it reads as it does. */
export interface SitemapEntry {
  no: number
  id: string
  changedAt: string
}

export const changedAtColumn = 'greatest(post_date, renewed_at, revised_at) AS "changedAt"'

/** Live ads in the order in which they were posted, from the one after `no`. */
export function findSitemapEntries(
  db: Queryable,
  now: Date,
  after: number,
  limit: number
): Promise<SitemapEntry[]> {
  return db.query(
    `SELECT no, id, ${changedAtColumn} FROM jobs
      WHERE no > $1 AND search.is_live(live, expiry_date, $2) ORDER BY no LIMIT $3`,
    [after, now.toISOString(), limit]
  )
}

/** Cuts the live ads into parts of that size, and answers after which number each part begins. */
export async function findSitemapPartStarts(
  db: Queryable,
  now: Date,
  size: number
): Promise<number[]> {
  const ends = await db.query<{ no: number }>(
    `SELECT no FROM (
       SELECT no, row_number() OVER (ORDER BY no) AS nth, count(*) OVER () AS total
         FROM jobs WHERE search.is_live(live, expiry_date, $1)) AS numbered
      WHERE nth % $2 = 0 AND nth < total ORDER BY no`,
    [now.toISOString(), size]
  )
  return [0, ...ends.map(({ no }) => no)]
}
