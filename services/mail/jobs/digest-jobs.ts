import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '#projections/jobs/tables/queries.ts'
import type { JobCard } from '#projections/jobs/tables/view.ts'

/** Those of a digest that are still live, the newest first, and how many they are. */
export async function findDigestJobs(
  db: Queryable,
  { alert, toldAt }: { alert: string; toldAt: Date },
  { now, limit }: { now: Date; limit: number }
): Promise<{ jobs: JobCard[]; total: number }> {
  const rows = await db.query<JobRow<JobCard> & { total: number }>(
    `SELECT ${jobCardColumns}, count(*) OVER () AS total FROM jobs
      WHERE id IN (SELECT job FROM mail.alert_hits WHERE alert = $1 AND told_at = $2)
        AND search.is_live(live, expiry_date, $3) ORDER BY no DESC LIMIT $4`,
    [alert, toldAt.toISOString(), now.toISOString(), limit]
  )
  return {
    jobs: rows.map(({ total, ...row }) => toJobView<JobCard>(row)),
    total: rows[0]?.total ?? 0
  }
}
