import type { Queryable } from '#events/database/database.ts'
import { countPages } from '#projections/views/page.ts'
import { toFacets } from './facets.ts'
import { findMatches, hasTexts, type IndexQuery } from './find-matches.ts'
import { forgetJobIndex, loadedJobIndex } from './job-indexes.ts'
import { catchUp } from './job-index.ts'
import type { PlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard, JobPage } from './view.ts'

/** While others write, the jobs of the page may be slightly newer than its figures. */
const maxAttempts = 3
/** After more events it is quicker to load the index again. */
const maxCatchUp = 20_000

/**
 * Undefined until the index, and the lists of the words, are loaded. The statement that reads the jobs of the page also
 * returns the position of the log: where the index is behind, it catches up, and the search is repeated if that changed it.
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
    const { queries } = index.texts
    const { synonyms } = queries
    const found = await findMatches(db, index, search, place, now)
    if (!found) return undefined
    const numbers = found.page.map(slot => index.jobs.columns.no[slot] as number)
    const { jobs, ...state } = await readPage(db, numbers, hasTexts(search, place))
    if (state.tableId !== index.tableId || state.position - index.position > maxCatchUp) {
      forgetJobIndex(db, index)
      return searchWithIndex(db, search, place, now)
    }
    await catchUp(db, index, state.position)
    if (state.synonyms !== null) queries.setSynonyms(state.synonyms)
    const meansTheSame = state.synonyms === null || state.synonyms === synonyms
    const isSame = meansTheSame && index.changes === changes
    if (!isSame && attempt < maxAttempts) continue
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
  /** A number that changes with them; null for a search without words. */
  synonyms: string | null
}

/** Without jobs it is one row of nulls. */
type PageRow = JobRow<JobCard> & LogRow & { no: number | null }

async function readPage(db: Queryable, numbers: readonly number[], hasWords: boolean) {
  const rows = await db.query<PageRow>(
    `SELECT log.position, log."tableId", log.synonyms, jobs.no, ${jobCardColumns}
       FROM (SELECT (SELECT es.last_position()) AS position,
           (SELECT to_regclass('jobs'))::oid::text AS "tableId",
           CASE WHEN $2 THEN (
             SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms) END AS synonyms) AS log
       LEFT JOIN jobs ON jobs.no = ANY ($1) AND jobs.live`,
    [numbers, hasWords]
  )
  const byNumber = new Map(rows.map(row => [row.no, row]))
  const { position, tableId, synonyms } = rows[0] as PageRow
  const jobs = numbers.flatMap(no => toJobCard(byNumber.get(no)) ?? [])
  return { position, tableId, synonyms, jobs }
}

function toJobCard(found: PageRow | undefined): JobCard | undefined {
  if (!found) return undefined
  const { no, position, tableId, synonyms, ...row } = found
  return toJobView<JobCard>(row)
}
