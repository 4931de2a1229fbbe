import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import { changedAtColumn } from './sitemap-entries.ts'
import type { JobContact, JobView } from './view.ts'

/** A live job as others publish it: whole, but for its contact. */
export interface PublishedJob extends Omit<JobView, keyof JobContact> {
  position: number
  changedAt: string
  /** The narrowest area where it is: the INE code of its municipality, else a wider code; null where its text names no place. */
  area: string | null
}

/** Live jobs after a position, in the order in which they were posted. */
export async function findPublishedJobs(
  db: Queryable,
  now: Date,
  after: number,
  limit: number
): Promise<PublishedJob[]> {
  const rows = await db.query<JobRow<PublishedJob>>(
    `SELECT no AS position, ${jobCardColumns}, details, areas[1] AS area, ${changedAtColumn} FROM jobs
      WHERE no > $1 AND search.is_live(live, expiry_date, $2) ORDER BY no LIMIT $3`,
    [after, now.toISOString(), limit]
  )
  return rows.map(toJobView)
}
