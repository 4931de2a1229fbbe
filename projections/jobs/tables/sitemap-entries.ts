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
  const starts = [0]
  for (;;) {
    const [end, next] = await db.query<{ position: number }>(
      `SELECT no AS position FROM jobs WHERE no > $1 AND search.is_live(live, expiry_date, $2)
        ORDER BY no OFFSET $3 LIMIT 2`,
      [starts.at(-1), now.toISOString(), size - 1]
    )
    if (!end || !next) return starts
    starts.push(end.position)
  }
}

/** The next instant at which a live job expires; far away without live jobs. */
export async function findNextExpiry(db: Queryable, now: Date): Promise<Date> {
  const [next] = await db.query<{ at: string | null }>(
    'SELECT min(expiry_date) AS at FROM jobs WHERE live AND expiry_date > $1',
    [now.toISOString()]
  )
  return new Date(next?.at ?? '9999-12-31')
}
