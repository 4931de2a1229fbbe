import { hurriedAds } from '#events/limits/cases.ts'
import type { Queryable } from '#events/database/database.ts'

/** The jobs around a job, to compare it with. */
export interface JobSurroundings {
  monthlyPay: number | null
  /** Median pay of live jobs with its role in its province; null for fewer than ten. */
  medianPay: number | null
  /** Jobs that its employer posted in the day before it. */
  adsThatDay: number
  /** When its employer registered. */
  since: string
  postedAt: string
}

const enoughAds = 10

/** Undefined when the job does not exist any more. */
export async function findJobSurroundings(
  db: Queryable,
  id: string
): Promise<JobSurroundings | undefined> {
  const [found] = await db.query<JobSurroundings>(
    `SELECT j.monthly_pay AS "monthlyPay", j.post_date AS "postedAt", u.created_at AS since,
       (SELECT count(*) FROM jobs WHERE employer_id = j.employer_id
           AND post_date > j.post_date - interval '${hurriedAds.hours} hours' AND post_date <= j.post_date) AS "adsThatDay",
       (SELECT CASE WHEN count(*) >= ${enoughAds} THEN
             round(percentile_cont(0.5) WITHIN GROUP (ORDER BY monthly_pay))::integer END
          FROM jobs WHERE live AND monthly_pay IS NOT NULL AND id <> j.id
           AND terms->>'role' = j.terms->>'role' AND terms->>'province' = j.terms->>'province') AS "medianPay"
       FROM jobs AS j JOIN users AS u ON u.id = j.employer_id WHERE j.id = $1 AND j.is_active`,
    [id]
  )
  return found
}

export interface ComparedJob {
  id: string
  text: string
  isTakenDown: boolean
}

/** Of the newest jobs of other employers, up to `limit`, those since an instant: to compare a text with, newest first. */
export function listComparedJobs(
  db: Queryable,
  exceptEmployer: string,
  limit: number,
  since?: Date
): Promise<ComparedJob[]> {
  return db.query(
    `SELECT id, text, "isTakenDown" FROM (
       SELECT no, post_date, id, concat_ws(' ', description, requirements, details) AS text,
         hidden_reason IS NOT NULL AND hidden_reason <> 'en-revision' AS "isTakenDown"
         FROM jobs WHERE is_active AND employer_id <> $1 ORDER BY no DESC LIMIT $2) AS newest
      WHERE post_date >= $3 ORDER BY no DESC`,
    [exceptEmployer, limit, since?.toISOString() ?? '-infinity']
  )
}
