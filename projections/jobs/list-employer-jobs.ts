import type { Queryable } from '#events/database/database.ts'
import { type FacetCount, sumCounts, toFacets } from './facets.ts'
import { jobCardColumns } from './queries.ts'
import type { JobSearchQuery } from './search-jobs.ts'
import type { JobCard, JobPage } from './view.ts'

/** Jobs of one employer, newest first; expired ones only for their owner. */
export async function listEmployerJobs(
  db: Queryable,
  employerId: string,
  isOwner: boolean,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, location, jobType, experience, page, limit } = search
  const matches = `FROM jobs WHERE employer_id = $1 AND is_active
    AND ($2 OR (search.is_live(live, expiry_date, $3)))
    AND ($4::text IS NULL OR words @@ (search.word_query($4)).query)
    AND ($5::text IS NULL OR words @@ (search.place_query($5)).query)`
  const parameters = [employerId, isOwner, now.toISOString(), keyword || null, location || null]
  const counts = await db.query<FacetCount>(
    `SELECT job_type AS "jobType", experience, count(*) AS n ${matches} GROUP BY 1, 2`,
    parameters
  )
  const jobs = await db.query<JobCard>(
    `SELECT ${jobCardColumns} ${matches} AND ($6::text IS NULL OR job_type = $6)
        AND ($7::text IS NULL OR experience = $7)
      ORDER BY no DESC OFFSET $8 LIMIT $9`,
    [...parameters, jobType, experience, (page - 1) * limit, limit]
  )
  const totalJobs = sumCounts(counts, search)
  const totalPages = Math.ceil(totalJobs / limit)
  return { jobs, meta: { totalJobs, totalPages, capped: false, facets: toFacets(counts, search) } }
}
