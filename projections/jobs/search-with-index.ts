import type { JobSort } from '#events/job-content/filters.ts'
import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import { toFacets } from './facets.ts'
import { forgetJobIndex, loadedJobIndex } from './job-indexes.ts'
import { catchUp } from './job-index.ts'
import { searchIndex } from './index-search.ts'
import type { JobFilters } from './job-filters.ts'
import type { PlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard, JobPage } from './view.ts'

interface IndexQuery extends JobFilters, PageRequest {
  sort?: JobSort | undefined
}

/** While others write, the jobs of the page may be slightly newer than its figures. */
const maxAttempts = 3
/** After more events it is quicker to load the index again. */
const maxCatchUp = 20_000

/**
 * Undefined until the index is loaded. The statement that reads the jobs of the page also tells the position of the log:
 * where the index is behind, it catches up, and the search is repeated if that changed it.
 */
export async function searchWithIndex(
  db: Queryable,
  search: IndexQuery,
  place: PlaceFilter,
  now: Date
): Promise<JobPage | undefined> {
  const index = await loadedJobIndex(db)
  if (!index) return undefined
  for (let attempt = 1; ; attempt++) {
    const { changes } = index
    index.jobs.setTime(now.getTime())
    const found = searchIndex(index.jobs, search, place, {
      ...{ sort: search.sort, limit: search.limit },
      offset: offsetOf(search)
    })
    const { position, tableId, jobs } = await readPage(db, found.page)
    if (tableId !== index.tableId || position - index.position > maxCatchUp) {
      forgetJobIndex(db, index)
      return searchWithIndex(db, search, place, now)
    }
    await catchUp(db, index, position)
    if (index.changes !== changes && attempt < maxAttempts) continue
    return {
      jobs,
      meta: {
        totalJobs: found.total,
        totalPages: countPages(found.total, search.limit),
        capped: false,
        facets: toFacets(found.count)
      }
    }
  }
}

interface LogRow {
  position: number
  tableId: string
}

/** Without jobs it is one row of nulls. */
type PageRow = JobRow<JobCard> & LogRow & { no: number | null }

async function readPage(db: Queryable, numbers: readonly number[]) {
  const rows = await db.query<PageRow>(
    `SELECT log.position, log."tableId", jobs.no, ${jobCardColumns}
       FROM (SELECT (SELECT es.last_position()) AS position,
           (SELECT to_regclass('jobs'))::oid::text AS "tableId") AS log
       LEFT JOIN jobs ON jobs.no = ANY ($1) AND jobs.live`,
    [numbers]
  )
  const byNumber = new Map(rows.map(row => [row.no, row]))
  const { position, tableId } = rows[0] as PageRow
  const jobs = numbers.flatMap(no => toJobCard(byNumber.get(no)) ?? [])
  return { position, tableId, jobs }
}

function toJobCard(found: PageRow | undefined): JobCard | undefined {
  if (!found) return undefined
  const { no, position, tableId, ...row } = found
  return toJobView<JobCard>(row)
}
