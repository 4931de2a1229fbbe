import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '../tables/queries.ts'
import { type JobSearchQuery, searchJobs } from './search-jobs.ts'
import { changedAtColumn } from '../tables/sitemap-entries.ts'
import type { JobCard } from '../tables/view.ts'

export interface FeedEntry extends JobCard {
  changedAt: string
}

export type FeedQuery = Omit<JobSearchQuery, 'page' | 'limit' | 'sort'>

/** The newest live jobs of a search; best matches do not come first. */
export async function findFeedEntries(
  db: Queryable,
  search: FeedQuery,
  now: Date,
  limit: number
): Promise<FeedEntry[]> {
  const { jobs } = await searchJobs(db, { ...search, page: 1, limit, sort: 'nuevos' }, now)
  const rows = await db.query<JobRow<FeedEntry>>(
    `SELECT ${jobCardColumns}, ${changedAtColumn} FROM jobs WHERE id = ANY ($1) ORDER BY post_date DESC, no DESC`,
    [jobs.map(({ id }) => id)]
  )
  return rows.map(toJobView)
}
