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
