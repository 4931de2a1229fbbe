import type { Queryable } from '#events/database/database.ts'

/** A live job and when it was last posted, renewed or revised. */
export interface SitemapEntry {
  position: number
  id: string
  changedAt: string
}

export const changedAtColumn = 'greatest(post_date, renewed_at, revised_at) AS "changedAt"'

/** Live jobs after a position, in the order in which they were posted. */
export function findSitemapEntries(
  db: Queryable,
  now: Date,
  after: number,
  limit: number
): Promise<SitemapEntry[]> {
  return db.query(
    `SELECT no AS position, id, ${changedAtColumn} FROM jobs
      WHERE no > $1 AND search.is_live(live, expiry_date, $2) ORDER BY no LIMIT $3`,
    [after, now.toISOString(), limit]
  )
}

/** Splits the live jobs into parts of `size`; returns the position after which each part starts. */
export async function findSitemapPartStarts(
  db: Queryable,
  now: Date,
  size: number
): Promise<number[]> {
  const ends = await db.query<{ position: number }>(
    `SELECT no AS position FROM (
       SELECT no, row_number() OVER (ORDER BY no) AS rank, count(*) OVER () AS total
         FROM jobs WHERE search.is_live(live, expiry_date, $1)) AS numbered
      WHERE rank % $2 = 0 AND rank < total ORDER BY no`,
    [now.toISOString(), size]
  )
  return [0, ...ends.map(({ position }) => position)]
}
