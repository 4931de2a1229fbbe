import type { JobSort } from '#events/job-content/filters.ts'
import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import { withDistance } from './distances.ts'
import { type FacetSource, sumKinds, toFacets } from './facets.ts'
import { type JobFilters, termLexemes } from './job-filters.ts'
import { type PlaceSearch, toPlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard, JobPage } from './view.ts'

export interface JobSearchQuery extends JobFilters, PlaceSearch, PageRequest {
  keyword?: string | undefined
  /** Without one, the best match first when there is a keyword, else the newest. */
  sort?: JobSort | undefined
}

/** Where counting ends when more than type and experience are searched. */
const matchCountLimit = 1000

interface SearchFigures extends FacetSource {
  total: number | null
  capped: boolean
}

/** A job of the page with the figures of the whole search; a page without jobs is one row of nulls. */
interface JobSearchRow extends JobRow<JobCard>, Omit<SearchFigures, 'terms'> {
  position: number | null
  countedTerms: string | null
}

/** What is long is said once. */
function inFirstRow(column: string): string {
  return `CASE WHEN coalesce(match.rank, 1) = 1 THEN found.${column} END`
}

/** A page of the live jobs that match. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { keyword, jobType, experience, payMin, sort, limit } = search
  const { text, area, municipalities, center } = toPlaceFilter(search)
  const rows = await db.query<JobSearchRow>(
    `SELECT found.total, found.capped, found.kinds, ${inFirstRow('lines')} AS lines,
         ${inFirstRow('wanted_lines')} AS "wantedLines", ${inFirstRow('counted_terms')} AS "countedTerms",
         jobs.no AS position, ${jobCardColumns}
       FROM search.jobs($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS found
       LEFT JOIN LATERAL unnest(found.page) WITH ORDINALITY AS match (no, rank) ON true
       LEFT JOIN jobs ON jobs.no = match.no
      ORDER BY match.rank`,
    [
      ...[keyword || null, text ?? null, area, municipalities, jobType, experience],
      ...[JSON.stringify(termLexemes(search)), payMin, sort],
      ...[offsetOf(search), limit, now.toISOString(), matchCountLimit]
    ]
  )
  const page = toJobPage(rows, search)
  return center ? { ...page, jobs: page.jobs.map(job => withDistance(job, center)) } : page
}

function toJobPage(rows: JobSearchRow[], search: JobSearchQuery): JobPage {
  const [first] = rows
  const figures = first ? { ...first, terms: first.countedTerms } : noFigures
  const totalJobs = figures.total ?? sumKinds(figures.kinds ?? [], search)
  return {
    jobs: rows.filter(({ position }) => position !== null).map(toJobCard),
    meta: {
      totalJobs,
      totalPages: countPages(totalJobs, search.limit),
      capped: figures.capped,
      facets: toFacets(figures, search)
    }
  }
}

const noFigures: SearchFigures = {
  ...{ total: null, capped: false },
  ...{ lines: null, wantedLines: null, kinds: null, terms: null }
}

function toJobCard(found: JobSearchRow): JobCard {
  const { position, total, capped, kinds, lines, wantedLines, countedTerms, ...row } = found
  return toJobView<JobCard>(row)
}
