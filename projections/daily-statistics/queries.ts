import type { Queryable } from '#events/database/database.ts'

/** The subscription that counts. */
export const dailyStatisticsName = 'figures'

export const countedTypes = [
  'UserRegistered',
  'UserSoftDeleted',
  'JobPosted',
  'JobRenewed',
  'JobExpired',
  'JobWithdrawn',
  'JobClosed',
  'ApplicationSubmitted',
  'ApplicationStatusChanged',
  'ApplicationWithdrawn',
  'CandidateProfilePublished',
  'MessageSent'
]

export interface DailyCount {
  /** ISO date, as 2026-03-02. */
  day: string
  fact: string
  n: number
}

/** The last days, oldest first. */
export function findDailyCounts(db: Queryable, day: string): Promise<DailyCount[]> {
  return db.query('SELECT day, fact, n FROM figures.days WHERE day >= $1 ORDER BY day, fact', [day])
}

/** How often it has happened since the board exists. */
export async function countOfAllDays(db: Queryable, fact: string): Promise<number> {
  const [counted] = await db.query<{ n: number }>(
    'SELECT coalesce(sum(n), 0)::float8 AS n FROM figures.days WHERE fact = $1',
    [fact]
  )
  return counted?.n ?? 0
}
