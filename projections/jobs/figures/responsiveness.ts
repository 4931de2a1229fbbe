import { day } from '#events/units.ts'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import {
  countedDays,
  leastApplications,
  leastJobs,
  observatoryLeast
} from '#events/limits/figures.ts'
import { firstWordsAt } from '#projections/applications/waiting.ts'
import { type CountedFigures, compareFigures, readCount, writeCount } from './counted-figures.ts'

/** Applications that one statement counts, more only of a single employer: an eighth of a second each. */
const applicationsAtOnce = 20_000

/** How an employer answers: number of applications, and days within which half of them were answered. */
export interface Responsiveness {
  applications: number
  answered: number
  /** Within seven days; null before it was counted. */
  answeredInTime: number | null
  /** Null when half or more have no answer. */
  typicalDays: number | null
}

/**
 * The applications that are counted: of the employers after $5 and up to $6 where that is not null. An answer is the first
 * status that the employer gives, a talk that the applicant has not denied, or the first message to the applicant about the
 * job. What was taken back within a week does not count, unless it was answered before.
 */
const received = `SELECT employer_id, job_id, applied_at, answered_at, answered_at <= applied_at + $4::interval AS is_in_time
  FROM (
    SELECT a.employer_id, a.job_id, a.applied_at, a.withdrawn_at,
        least(a.answered_at, a.talked_at, ${firstWordsAt()}) AS answered_at
      FROM applications AS a
     WHERE a.employer_id > $5 AND ($6::text IS NULL OR a.employer_id <= $6)
       AND a.applied_at > $2 AND a.applied_at <= $3 AND NOT a.hidden OFFSET 0) AS applied
 WHERE withdrawn_at IS NULL OR withdrawn_at > applied_at + $4::interval OR answered_at <= withdrawn_at`

const figures = `$1::timestamptz, count(*), count(answered_at),
    nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(
      extract(epoch FROM answered_at - applied_at) / 86400, 'infinity')), 'infinity')::numeric,
    count(*) FILTER (WHERE is_in_time)`

/** The rows of `figures.responsiveness` at $1. */
const countedRows = `SELECT employer_id, ${figures} FROM (${received}) AS received
 GROUP BY employer_id HAVING count(*) >= ${leastApplications} AND count(DISTINCT job_id) >= ${leastJobs}`

/** That of the whole board: no single employer can be read from it. */
const rowOfBoard = `SELECT '', ${figures} FROM (${received}) AS received
HAVING count(*) >= ${observatoryLeast.jobs} AND count(DISTINCT employer_id) >= ${observatoryLeast.employers}`

/** The period of the count at an instant. */
function periodOf(countedAt: string): string[] {
  const { from, to } = countedDays
  const daysBefore = (days: number) => new Date(Date.parse(countedAt) - days * day).toISOString()
  return [countedAt, daysBefore(from), daysBefore(to), `${to} days`]
}

/** Counts the answers of all employers anew, in one snapshot; returns how many have enough applications. */
export function countResponsiveness(
  db: Database,
  now: Date,
  atOnce = applicationsAtOnce
): Promise<number> {
  const countedAt = now.toISOString()
  return db.transaction(
    async tx => {
      await tx.query(writeCount('figures.responsiveness_count'), [countedAt])
      await tx.query('DELETE FROM figures.responsiveness')
      await tx.query(`INSERT INTO figures.responsiveness ${rowOfBoard}`, [
        ...periodOf(countedAt),
        '',
        null
      ])
      return countInSlices(tx, periodOf(countedAt), atOnce)
    },
    { isolation: 'repeatable read' }
  )
}

/** Counts some employers at a time. */
async function countInSlices(tx: Transaction, period: string[], atOnce: number): Promise<number> {
  let counted = 0
  for (let after: string | null = ''; after !== null; ) {
    const upTo: string | null = await lastOfSlice(tx, after, atOnce)
    const rows = await tx.query(
      `INSERT INTO figures.responsiveness ${countedRows} RETURNING employer_id`,
      [...period, after, upTo]
    )
    counted += rows.length
    after = upTo
  }
  return counted
}

/** The employer with whom a slice is full; null for the last slice. */
async function lastOfSlice(tx: Transaction, after: string, atOnce: number): Promise<string | null> {
  const [last] = await tx.query<{ id: string }>(
    `SELECT employer_id AS id FROM applications WHERE employer_id > $1
      ORDER BY employer_id OFFSET $2 LIMIT 1`,
    [after, atOnce - 1]
  )
  return last?.id ?? null
}

/** How the employers of the board answer together; undefined while there are too few. */
export async function findAnswersOfBoard(
  db: Queryable
): Promise<Pick<Responsiveness, 'applications' | 'answeredInTime'> | undefined> {
  const [row] = await db.query<Pick<Responsiveness, 'applications' | 'answeredInTime'>>(
    `SELECT applications, answered_in_time AS "answeredInTime" FROM figures.responsiveness WHERE employer_id = ''`
  )
  return row
}

export const responsivenessFigures: CountedFigures = {
  table: 'figures.responsiveness',
  sources: ['applications', 'messages'],
  erasures: ['UserErased', 'GuestErased', 'ApplicationErased', 'MessageErased'],
  findCount: readCount('figures.responsiveness_count'),
  compare: (tx, { countedAt }) =>
    compareFigures(tx, 'figures.responsiveness', {
      query: `${countedRows} UNION ALL ${rowOfBoard}`,
      parameters: [...periodOf(countedAt), '', null]
    })
}
