import { day } from '#events/units.ts'
import { endingDays } from '#events/limits/jobs.ts'
import type { Queryable } from '#events/database/database.ts'

/** Ads that take applications and end within `endingDays` from now. */
export function listEndingJobs(
  db: Queryable,
  now: Date
): Promise<{ id: string; employerId: string; expiryDate: string }[]> {
  const until = new Date(now.getTime() + endingDays * day)
  return db.query(
    `SELECT id, employer_id AS "employerId", expiry_date AS "expiryDate" FROM jobs
      WHERE live AND expiry_date > $1 AND expiry_date <= $2 ORDER BY expiry_date, id`,
    [now.toISOString(), until.toISOString()]
  )
}
