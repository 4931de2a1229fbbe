import { day } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'

/** Days after which an employer is reminded of an application without an answer, once each. */
const remindedDays = [7, 14]

/** The condition of an application that its employer has not answered. */
export const waits = `status = 'pending' AND withdrawn_at IS NULL AND NOT hidden`
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()

/**
 * Employers with an application that has waited for one of these times, and not for another week since; `dueSince` is when
 * the last of these times passed.
 */
export function listRemindedEmployers(
  db: Queryable,
  now: Date
): Promise<{ id: string; dueSince: string }[]> {
  return db.query(
    `SELECT employer_id AS id, max(applied_at + days * interval '24 hours') AS "dueSince"
       FROM unnest($1::int[]) AS days
       JOIN applications ON applied_at > $2::timestamptz - (days + 7) * interval '24 hours'
        AND applied_at <= $2::timestamptz - days * interval '24 hours'
      WHERE ${waits} GROUP BY 1 ORDER BY 1`,
    [remindedDays, now.toISOString()]
  )
}

/** The applications to a job that are not withdrawn, and how many of them have no answer. */
export async function countApplicationsOf(
  db: Queryable,
  jobId: string
): Promise<{ applications: number; waiting: number }> {
  const [counted] = await db.query<{ applications: number; waiting: number }>(
    `SELECT count(*) FILTER (WHERE withdrawn_at IS NULL AND NOT hidden) AS applications,
        count(*) FILTER (WHERE ${waits}) AS waiting
       FROM applications WHERE job_id = $1`,
    [jobId]
  )
  return counted ?? { applications: 0, waiting: 0 }
}

/** Applications that have waited for a week or longer. */
export async function countLongWaiting(
  db: Queryable,
  employerId: string,
  now: Date
): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM applications
      WHERE employer_id = $1 AND applied_at <= $2 AND ${waits}`,
    [employerId, daysBefore(now, remindedDays[0] ?? 0)]
  )
  return found?.count ?? 0
}
