import { countPages, offsetOf } from '#projections/views/page.ts'
import type { Queryable } from '#events/database/database.ts'
import { countSource, type FacetSource, toFacets } from './facets.ts'
import type { IndexQuery } from './find-matches.ts'
import { termLexemes } from './job-filters.ts'
import type { PlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard, JobPage } from './view.ts'

/** Where counting ends in SQL. */
const matchCountLimit = 1000

interface SearchFigures extends FacetSource {
  total: number
  capped: boolean
}

/** A job of the page with the figures of the whole search; a page without jobs is one row of nulls. */
interface JobSearchRow extends JobRow<JobCard>, SearchFigures {
  position: number | null
}

/** What is long is said once. */
function inFirstRow(column: string): string {
  return `CASE WHEN coalesce(match.rank, 1) = 1 THEN found.${column} END`
}

/** What the index is not loaded for: counts to 1,000. */
export async function searchInSql(
  db: Queryable,
  search: IndexQuery,
  { text, area, municipalities }: PlaceFilter,
  now: Date
): Promise<JobPage> {
  const { keyword, jobType, experience, payMin, sort, limit } = search
  const rows = await db.query<JobSearchRow>(
    `SELECT found.total, found.capped, ${inFirstRow('lines')} AS lines,
         ${inFirstRow('wanted_lines')} AS "wantedLines", jobs.no AS position, ${jobCardColumns}
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
  return toJobPage(rows, search)
}

function toJobPage(rows: JobSearchRow[], search: IndexQuery): JobPage {
  const { total, capped, ...source } = rows[0] ?? noFigures
  return {
    jobs: rows.filter(({ position }) => position !== null).map(toJobCard),
    meta: {
      totalJobs: total,
      totalPages: countPages(total, search.limit),
      capped,
      facets: toFacets(countSource(source, search))
    }
  }
}

const noFigures: SearchFigures = { total: 0, capped: false, lines: null, wantedLines: null }

function toJobCard(found: JobSearchRow): JobCard {
  const { position, total, capped, lines, wantedLines, ...row } = found
  return toJobView<JobCard>(row)
}
