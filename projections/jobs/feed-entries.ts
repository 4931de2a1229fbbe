import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns } from './queries.ts'
import { type JobSearchQuery, searchJobs } from './search-jobs.ts'
import { changedAtColumn } from './sitemap-entries.ts'
import type { JobCard } from './view.ts'

export interface FeedEntry extends JobCard {
  changedAt: string
}

export type FeedQuery = Omit<JobSearchQuery, 'page' | 'limit'>

/** The newest live jobs of a search; best matches do not come first. */
export async function findFeedEntries(
  db: Queryable,
  search: FeedQuery,
  now: Date,
  limit: number
): Promise<FeedEntry[]> {
  const { jobs, meta } = await searchJobs(db, { ...search, page: 1, limit }, now)
  const isNewest = meta.totalJobs <= limit || !search.keyword
  const entries = isNewest ? jobs : await findNewestMatches(db, search, now, limit)
  return db.query(
    `SELECT ${jobCardColumns}, ${changedAtColumn} FROM jobs WHERE id = ANY ($1) ORDER BY post_date DESC, no DESC`,
    [entries.map(({ id }) => id)]
  )
}

/** Reads the newest jobs first: with this many matches the limit is soon reached. */
function findNewestMatches(
  db: Queryable,
  { keyword, location, jobType, experience }: FeedQuery,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `WITH condition AS MATERIALIZED (
       SELECT search.and_query((search.word_query($2)).query,
         CASE WHEN $3::text IS NOT NULL THEN (search.place_query($3)).query END) AS query)
     SELECT id FROM jobs
      WHERE search.is_live(live, expiry_date, $1) AND words @@ (SELECT query FROM condition)
        AND ($4::text IS NULL OR job_type = $4) AND ($5::text IS NULL OR experience = $5)
      ORDER BY post_date DESC, no DESC LIMIT $6`,
    [now.toISOString(), keyword, location || null, jobType, experience, limit]
  )
}
