import type { Queryable } from '#events/database/database.ts'

/** What the board knows beside the text of a job. */
export interface JobSurroundings {
  monthlyPay: number | null
  /** Of live ads with its role in its province; null below ten. */
  medianPay: number | null
  /** Ads of its employer in the day before it was posted. */
  adsThatDay: number
  /** When its employer registered. */
  since: string
  postedAt: string
}

const enoughAds = 10

/** Undefined for a job that is gone. */
export async function findJobSurroundings(
  db: Queryable,
  id: string
): Promise<JobSurroundings | undefined> {
  const [found] = await db.query<JobSurroundings>(
    `SELECT j.monthly_pay AS "monthlyPay", j.post_date AS "postedAt", u.created_at AS since,
       (SELECT count(*) FROM jobs WHERE employer_id = j.employer_id
           AND post_date > j.post_date - interval '24 hours' AND post_date <= j.post_date) AS "adsThatDay",
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

/** Ads of others to compare a text with, the newest first. */
export function listComparedJobs(
  db: Queryable,
  exceptEmployer: string,
  limit: number
): Promise<ComparedJob[]> {
  return db.query(
    `SELECT id, concat_ws(' ', description, requirements, details) AS text,
       hidden_reason IS NOT NULL AND hidden_reason <> 'en-revision' AS "isTakenDown"
       FROM jobs WHERE is_active AND employer_id <> $1 ORDER BY no DESC LIMIT $2`,
    [exceptEmployer, limit]
  )
}
