import type { Queryable } from '#events/database/database.ts'
import { waits } from '#projections/applications/waiting.ts'
import { countPages, offsetOf } from '#projections/views/page.ts'
import { jobCardColumns, type JobRow, toJobView } from '../tables/queries.ts'
import type { JobCard, JobPage } from '../tables/view.ts'
import { filterConditions, toFacets } from './job-filters.ts'
import { meetingAll } from '#projections/search/clauses.ts'
import { findDocs, firstDocs } from '#projections/search/find-docs.ts'
import { type IndexedRow, indexedColumns, jobIndex, toIndexedJob } from './job-index.ts'
import { InvertedIndex } from '#projections/search/inverted-index.ts'
import { readBoardState } from '#projections/search/followed-index.ts'
import { toPlaceFilter } from './place-filter.ts'
import { type JobSearchQuery, meaningOf, orderOf } from './search-jobs.ts'
import { roleOfTitle } from './title-role.ts'
import { WordLexemes } from '#projections/search/words.ts'

const ownerColumns = `, hidden_reason AS "hiddenReason", held_for AS "heldFor",
  nullif(areas = '{}', false) AS "isUnplaced",
  (SELECT count(*) FROM applications AS a WHERE a.job_id = jobs.id AND NOT a.hidden AND a.withdrawn_at IS NULL) AS applications,
  (SELECT count(*) FROM applications AS a
    WHERE a.job_id = jobs.id AND ${waits}) AS waiting,
  (SELECT count(*) FROM applications AS a
    WHERE a.job_id = jobs.id AND NOT a.hidden AND a.withdrawn_at IS NULL AND a.status = 'pending') AS pending`

/** The most jobs that are listed; older ones are left out. */
const mostJobs = 1000

/** Jobs of one employer, newest first; expired and hidden ones only for their owner. */
export async function listEmployerJobs(
  db: Queryable,
  employerId: string,
  isOwner: boolean,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const { sort = 'nuevos', limit } = search
  const { synonyms, terms } = await jobIndex.at(db, await readBoardState(db))
  const rows = await db.query<IndexedRow>(
    `SELECT ${indexedColumns} FROM (
       SELECT * FROM jobs WHERE employer_id = $1 AND is_active
          AND ($2 OR search.is_live(live, expiry_date, $3)) ORDER BY no DESC LIMIT ${mostJobs}) AS own ORDER BY no`,
    [employerId, isOwner, now.toISOString()]
  )
  const jobs = new InvertedIndex(rows.length)
  const words = new WordLexemes(terms)
  for (const row of rows) jobs.put(toIndexedJob(row, words))
  const all = jobs.liveAt(0)
  const place = toPlaceFilter(search)
  const { clauses } = meaningOf({ docs: jobs, synonyms }, search, place, all)
  const { docs, total, count } = findDocs(
    jobs,
    meetingAll(jobs, all, clauses),
    filterConditions(search)
  )
  const offset = offsetOf(search)
  const order = orderOf(jobs, { docs, asked: [] }, { sort }, place)
  const numbers = firstDocs(jobs, docs, offset + limit, order).slice(offset)
  const cards = await db.query<JobRow<JobCard>>(
    `SELECT ${jobCardColumns}${isOwner ? ownerColumns : ''} FROM jobs
       JOIN unnest($1::bigint[]) WITH ORDINALITY AS found (no, nth) USING (no) ORDER BY nth`,
    [numbers]
  )
  return {
    jobs: cards.map(toJobView).map(card => (isOwner ? withTitleRole(card) : card)),
    meta: {
      totalJobs: total,
      totalPages: countPages(total, limit),
      capped: false,
      facets: toFacets(count)
    }
  }
}

/** The role by which searches find a job that states none. */
function withTitleRole(job: JobCard): JobCard {
  const titleRole = job.role ? undefined : roleOfTitle(job.title)
  return titleRole ? { ...job, titleRole } : job
}
