import type { Queryable } from '#events/database/database.ts'
import { changedAtColumn } from './sitemap-entries.ts'
import { jobCardColumns, type JobCard, type JobSearchQuery, searchJobs } from './queries.ts'

/** An ad as those hear of it who follow new ones. */
export interface FeedEntry extends JobCard {
  changedAt: string
}

export type FeedQuery = Omit<JobSearchQuery, 'page' | 'limit'>

/** The newest live ads of a search, whatever would be its best. */
export async function findFeedEntries(
  db: Queryable,
  search: FeedQuery,
  now: Date,
  limit: number
): Promise<FeedEntry[]> {
  const { jobs, meta } = await searchJobs(db, { ...search, page: 1, limit }, now)
  const areAll = meta.totalJobs <= limit || !search.keyword
  const found = areAll ? jobs : await findNewestMatches(db, search, now, limit)
  return db.query(
    `SELECT ${jobCardColumns}, ${changedAtColumn} FROM jobs WHERE id = ANY ($1) ORDER BY post_date DESC, no DESC`,
    [found.map(({ id }) => id)]
  )
}

/** Words that match so many ads are soon met when the newest are read first. */
function findNewestMatches(
  db: Queryable,
  { keyword, location, jobType, experience }: FeedQuery,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `WITH asked AS MATERIALIZED (
       SELECT search.and_query((search.word_query($2)).query,
         CASE WHEN $3::text IS NOT NULL THEN (search.place_query($3)).query END) AS words)
     SELECT id FROM jobs
      WHERE search.is_live(live, expiry_date, $1) AND words @@ (SELECT words FROM asked)
        AND ($4::text IS NULL OR job_type = $4) AND ($5::text IS NULL OR experience = $5)
      ORDER BY post_date DESC, no DESC LIMIT $6`,
    [now.toISOString(), keyword, location || null, jobType, experience, limit]
  )
}
