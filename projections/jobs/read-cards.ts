import type { Queryable } from '#events/database/database.ts'
import { encodeCard } from './encoded-page.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard } from './view.ts'

/** What a search depends on, at one moment. */
export interface BoardState {
  /** Of the log. */
  position: number
  /** A rebuild replaces it. */
  jobsTable: string
  /** A number that changes with them. */
  synonyms: string
}

/** For a search without words the synonyms are null. */
interface StateRow extends Omit<BoardState, 'synonyms'> {
  synonyms: string | null
}

export interface ReadCards extends StateRow {
  /** Of the jobs that are live, by number. */
  cards: Map<number, Uint8Array>
}

/** Without jobs it is one row of nulls. */
type CardRow = JobRow<JobCard> & StateRow & { no: number | null }

/** The cards of jobs, and the state in which they were read. */
export async function readCards(
  db: Queryable,
  numbers: readonly number[],
  hasWords: boolean
): Promise<ReadCards> {
  const rows = await db.query<CardRow>(
    `SELECT log.position, log."jobsTable", log.synonyms, jobs.no, ${jobCardColumns}
       FROM (SELECT (SELECT es.last_position()) AS position,
           (SELECT to_regclass('jobs'))::oid::text AS "jobsTable",
           CASE WHEN $2 THEN (
             SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms) END AS synonyms) AS log
       LEFT JOIN jobs ON jobs.no = ANY ($1) AND jobs.live`,
    [numbers, hasWords]
  )
  const { position, jobsTable, synonyms } = rows[0] as CardRow
  return { position, jobsTable, synonyms, cards: new Map(rows.flatMap(toNumberedCard)) }
}

function toNumberedCard(found: CardRow): [number, Uint8Array][] {
  const { no, position, jobsTable, synonyms, ...row } = found
  return no === null ? [] : [[no, encodeCard(toJobView<JobCard>(row))]]
}
