import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import { type FacetCount, type FacetFilter, sumCounts, toFacets } from './facets.ts'
import { type PlaceSearch, toPlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard, JobPage } from './view.ts'

export interface JobSearchQuery extends FacetFilter, PlaceSearch, PageRequest {
  keyword?: string | undefined
  /** Newest first with a keyword too. */
  newestFirst?: boolean | undefined
}

/** Where counting ends when a keyword or a place is searched. */
const matchCountLimit = 1000

/** A job of the page with the figures of the whole search; a page without jobs is one row of nulls. */
interface JobSearchRow extends JobRow<JobCard> {
  position: number | null
  counts: [FacetCount['jobType'], FacetCount['experience'], number][] | null
  total: number | null
  capped: boolean
}

/** Live jobs: best match first when there is a keyword, else newest first. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, jobType, experience, limit, newestFirst = false } = search
  const { text, area, municipalities } = toPlaceFilter(search)
  const filters = [keyword || null, text ?? null, jobType, experience]
  const rows = await db.query<JobSearchRow>(
    `SELECT found.kinds AS counts, found.total, found.capped, jobs.no AS position, ${jobCardColumns}
       FROM search.jobs($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS found
       LEFT JOIN LATERAL unnest(found.page) WITH ORDINALITY AS match (no, rank) ON true
       LEFT JOIN jobs ON jobs.no = match.no
      ORDER BY match.rank`,
    [
      ...[...filters, offsetOf(search), limit, now.toISOString(), matchCountLimit, newestFirst],
      ...[area, municipalities]
    ]
  )
  const { counts, total, capped = false } = rows[0] ?? {}
  const facetCounts = (counts ?? []).map(toFacetCount)
  const totalJobs = total ?? sumCounts(facetCounts, search)
  const jobs = rows.filter(({ position }) => position !== null).map(toJobCard)
  return {
    jobs,
    meta: {
      totalJobs,
      totalPages: countPages(totalJobs, limit),
      capped,
      facets: toFacets(facetCounts, search)
    }
  }
}

function toFacetCount([jobType, experience, n]: NonNullable<
  JobSearchRow['counts']
>[number]): FacetCount {
  return { jobType, experience, n }
}

function toJobCard({ position, counts, total, capped, ...row }: JobSearchRow): JobCard {
  return toJobView<JobCard>(row)
}
