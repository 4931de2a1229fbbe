import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf } from '#projections/views/page.ts'
import { countSource, toFacets } from './facets.ts'
import { termLexemes } from './job-filters.ts'
import { toPlaceFilter } from './place-filter.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobSearchQuery } from './search-jobs.ts'
import type { JobCard, JobPage } from './view.ts'

const ownerColumns = `, hidden_reason AS "hiddenReason", held_for AS "heldFor",
  (SELECT count(*) FROM applications AS a WHERE a.job_id = jobs.id AND NOT a.hidden AND a.withdrawn_at IS NULL) AS applications,
  (SELECT count(*) FROM applications AS a
    WHERE a.job_id = jobs.id AND NOT a.hidden AND a.withdrawn_at IS NULL AND a.status = 'pending') AS waiting`

/** Jobs that facets are counted of: the newest ones that match the words and the place. */
const countedJobs = 1000

const orders = {
  nuevos: 'no DESC',
  termina: 'expiry_date, no DESC',
  sueldo: 'monthly_pay DESC NULLS LAST, no DESC'
}

/** Jobs of one employer, newest first; expired and hidden ones only for their owner. */
export async function listEmployerJobs(
  db: Queryable,
  employerId: string,
  isOwner: boolean,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { payMin, sort = 'nuevos', limit } = search
  const { words, filters, municipalities } = await parseSearch(db, search)
  const matches = `FROM jobs WHERE employer_id = $1 AND is_active
    AND ($2 OR search.is_live(live, expiry_date, $3)) AND ($4::tsquery IS NULL OR words @@ $4::tsquery)
    AND ($5::text[] IS NULL OR areas[1] = ANY ($5))`
  const wanted = `${matches} AND ($6::tsquery IS NULL OR words @@ $6::tsquery)
    AND ($7::integer IS NULL OR monthly_pay >= $7)`
  const parameters = [employerId, isOwner, now.toISOString(), words, municipalities]
  const wantedParameters = [...parameters, filters, payMin]
  const [[counted], [newest], rows] = await Promise.all([
    db.query<{ n: number }>(`SELECT count(*) AS n ${wanted}`, wantedParameters),
    db.query<{ lines: string | null }>(
      `SELECT string_agg(CASE WHEN monthly_pay >= $7 THEN filters || '!' ELSE filters END, E'\\n') AS lines
         FROM (SELECT monthly_pay, filters ${matches} ORDER BY no DESC LIMIT $6) AS newest`,
      [...parameters, countedJobs, payMin]
    ),
    db.query<JobRow<JobCard>>(
      `SELECT ${jobCardColumns}${isOwner ? ownerColumns : ''} ${wanted}
        ORDER BY ${orders[sort]} OFFSET $8 LIMIT $9`,
      [...wantedParameters, offsetOf(search), limit]
    )
  ])
  const totalJobs = counted?.n ?? 0
  const source = { lines: newest?.lines ?? null, wantedLines: null }
  return {
    jobs: rows.map(toJobView),
    meta: {
      totalJobs,
      totalPages: countPages(totalJobs, limit),
      capped: false,
      facets: toFacets(countSource(source, search))
    }
  }
}

interface ParsedSearch {
  words?: string | null
  filters?: string | null
  municipalities?: string[] | undefined
}

/** As PostgreSQL's queries, so that no row of a list parses them again. */
async function parseSearch(db: Queryable, search: JobSearchQuery): Promise<ParsedSearch> {
  const { keyword, jobType, experience } = search
  const { text, area, municipalities } = toPlaceFilter(search)
  const terms = termLexemes(search)
  if (!(keyword || text || area || jobType || experience || terms.length)) return { municipalities }
  const [parsed] = await db.query<ParsedSearch>(
    `SELECT search.and_queries(ARRAY[
         CASE WHEN $1::text IS NOT NULL THEN coalesce((search.word_query($1)).query, search.match_none()) END,
         CASE WHEN $2::text IS NOT NULL THEN (search.place_query($2)).query END,
         quote_literal('a.' || $3::text)::tsquery])::text AS words,
       search.and_queries((search.filter_queries($4, $5, $6)).queries)::text AS filters`,
    [keyword || null, text ?? null, area, jobType, experience, JSON.stringify(terms)]
  )
  return { ...parsed, municipalities }
}
