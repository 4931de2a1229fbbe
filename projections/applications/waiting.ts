import { remindedWeeks } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'

const { first, last } = remindedWeeks

/** The condition of an application that its employer has not answered. */
export const waits = `status = 'pending' AND talked_at IS NULL AND withdrawn_at IS NULL AND NOT hidden`

/** The first message `m` of the employer to the applicant after an application `a`, about its job or about none. */
export const firstWordsAt = (condition = 'true') => `(SELECT min(sent_at) FROM messages AS m
   WHERE m.sender_id = a.employer_id AND m.receiver_id = a.person_id
     AND m.sent_at > a.applied_at AND (m.job_id = a.job_id OR m.job_id IS NULL) AND ${condition})`
const weeksBefore = (now: Date, weeks: number) =>
  new Date(now.getTime() - weeks * 7 * day).toISOString()

/**
 * Employers with an application that has waited for one of these times, and not for another week since; `dueSince` is when
 * the last of these times passed.
 */
export function listRemindedEmployers(
  db: Queryable,
  now: Date
): Promise<{ id: string; dueSince: string }[]> {
  return db.query(
    `SELECT employer_id AS id, max(applied_at + weeks * interval '168 hours') AS "dueSince"
       FROM unnest($1::int[]) AS weeks
       JOIN applications ON applied_at > $2::timestamptz - (weeks + 1) * interval '168 hours'
        AND applied_at <= $2::timestamptz - weeks * interval '168 hours'
      WHERE ${waits} GROUP BY 1 ORDER BY 1`,
    [[first, last], now.toISOString()]
  )
}

interface ApplicationCounts {
  applications: number
  waiting: number
  pending: number
}

/** The applications to a job that are not withdrawn: all, without an answer, and without a status, after a talk too. */
export async function countApplicationsOf(
  db: Queryable,
  jobId: string
): Promise<ApplicationCounts> {
  const [counted] = await db.query<ApplicationCounts>(
    `SELECT count(*) FILTER (WHERE withdrawn_at IS NULL AND NOT hidden) AS applications,
        count(*) FILTER (WHERE ${waits}) AS waiting,
        count(*) FILTER (WHERE status = 'pending' AND withdrawn_at IS NULL AND NOT hidden) AS pending
       FROM applications WHERE job_id = $1`,
    [jobId]
  )
  return counted ?? { applications: 0, waiting: 0, pending: 0 }
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
    [employerId, weeksBefore(now, first)]
  )
  return found?.count ?? 0
}
