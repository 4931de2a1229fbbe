import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf } from '#projections/views/page.ts'
import { type FacetCount, sumCounts, toFacets } from './facets.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobSearchQuery } from './search-jobs.ts'
import type { JobCard, JobPage } from './view.ts'

const ownerColumns = `, hidden_reason AS "hiddenReason",
  (SELECT count(*) FROM applications AS a WHERE a.job_id = jobs.id AND NOT a.hidden) AS applications,
  (SELECT count(*) FROM applications AS a
    WHERE a.job_id = jobs.id AND NOT a.hidden AND a.status = 'pending') AS waiting`

/** Jobs of one employer, newest first; expired and hidden ones only for their owner. */
export async function listEmployerJobs(
  db: Queryable,
  employerId: string,
  isOwner: boolean,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, location, jobType, experience, limit } = search
  const words = keyword || location ? await parseSearch(db, keyword, location) : null
  const matches = `FROM jobs WHERE employer_id = $1 AND is_active
    AND ($2 OR search.is_live(live, expiry_date, $3))
    AND ($4::tsquery IS NULL OR words @@ $4::tsquery)`
  const parameters = [employerId, isOwner, now.toISOString(), words]
  const counts = await db.query<FacetCount>(
    `SELECT job_type AS "jobType", experience, count(*) AS n ${matches} GROUP BY 1, 2`,
    parameters
  )
  const rows = await db.query<JobRow<JobCard>>(
    `SELECT ${jobCardColumns}${isOwner ? ownerColumns : ''} ${matches} AND ($5::text IS NULL OR job_type = $5)
        AND ($6::text IS NULL OR experience = $6)
      ORDER BY no DESC OFFSET $7 LIMIT $8`,
    [...parameters, jobType, experience, offsetOf(search), limit]
  )
  const jobs = rows.map(toJobView)
  const totalJobs = sumCounts(counts, search)
  const totalPages = countPages(totalJobs, limit)
  return { jobs, meta: { totalJobs, totalPages, capped: false, facets: toFacets(counts, search) } }
}

/** The words as PostgreSQL's tsquery, so that no row of a list parses them again. */
async function parseSearch(
  db: Queryable,
  keyword: string | undefined,
  location: string | undefined
): Promise<string | undefined> {
  const [parsed] = await db.query<{ words: string }>(
    `SELECT search.and_query(
       CASE WHEN $1::text IS NOT NULL THEN coalesce((search.word_query($1)).query, search.match_none()) END,
       CASE WHEN $2::text IS NOT NULL THEN (search.place_query($2)).query END)::text AS words`,
    [keyword || null, location || null]
  )
  return parsed?.words
}
