import type { Queryable } from '#events/database/database.ts'

const day = 24 * 60 * 60 * 1000
/** Days after which an employer is reminded of an application without an answer, once each. */
const remindedDays = [7, 14]

const waits = `status = 'pending' AND withdrawn_at IS NULL AND NOT hidden`
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()

/** Employers with an application that has waited for one of these times since yesterday. */
export function listRemindedEmployers(db: Queryable, now: Date): Promise<{ id: string }[]> {
  const since = remindedDays.map(days => daysBefore(now, days + 1))
  const until = remindedDays.map(days => daysBefore(now, days))
  return db.query(
    `SELECT DISTINCT employer_id AS id
       FROM unnest($1::timestamptz[], $2::timestamptz[]) AS waited (since, until)
       JOIN applications ON applied_at > since AND applied_at <= until
      WHERE ${waits} ORDER BY 1`,
    [since, until]
  )
}

/** How many wait for a week or longer. */
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
