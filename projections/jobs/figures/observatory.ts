import { day } from '#events/units.ts'
import type { Database, Queryable } from '#events/database/database.ts'
import { observatoryLeast, observatoryMonths } from '#events/limits/figures.ts'
import type { JobRole } from '#events/job-content/vocabulary.ts'
import { findAnswersOfBoard } from './responsiveness.ts'
import { type CountedFigures, compareFigures, readCount, writeCount } from './counted-figures.ts'

const period = (observatoryMonths / 12) * 365 * day

/** Figures of the jobs of a role, a province or both. */
export interface ObservatoryRow {
  /** '' for all. */
  role: JobRole | ''
  /** The INE code; '' for all. */
  province: string
  jobs: number
  /** Gross euros a month of a full week: the first quarter, the half and three quarters of the jobs pay less. */
  pay: { jobs: number; low: number; median: number; high: number } | null
  /** Jobs with housing. */
  housed: number | null
  /** Median days from publication to «covered», of the jobs that were filled. */
  fill: { jobs: number; days: number } | null
}

export interface ObservatoryFigures {
  /** ISO 8601. */
  countedAt: string
  rows: ObservatoryRow[]
  /** The share of applications that were answered within seven days, of all employers; null while they are too few. */
  answeredInTime: number | null
}

const isEnough = (condition: string) =>
  `count(*) FILTER (WHERE ${condition}) >= ${observatoryLeast.jobs}
   AND count(DISTINCT employer_id) FILTER (WHERE ${condition}) >= ${observatoryLeast.employers}`
const ifEnough = (condition: string, figure: string) =>
  `CASE WHEN ${isEnough(condition)} THEN ${figure} FILTER (WHERE ${condition}) END`
const percentile = (share: number, column: string) =>
  `percentile_disc(${share}) WITHIN GROUP (ORDER BY ${column})`

// Pay by ride, class or service has no month: it is 0.
const isPaid = 'monthly_pay > 0'
const isFilled = 'days IS NOT NULL'

/** The rows of `figures.observatory` at $1: of the jobs posted after $2 and up to $1. */
const countedRows = `SELECT coalesce(role, ''), coalesce(province, ''), $1::timestamptz, count(*),
    ${ifEnough(isPaid, 'count(*)')}, ${ifEnough(isPaid, percentile(0.25, 'monthly_pay'))},
    ${ifEnough(isPaid, percentile(0.5, 'monthly_pay'))}, ${ifEnough(isPaid, percentile(0.75, 'monthly_pay'))},
    count(*) FILTER (WHERE has_housing),
    ${ifEnough(isFilled, 'count(*)')}, round(${ifEnough(isFilled, percentile(0.5, 'days'))}, 1)
  FROM (
    SELECT employer_id, monthly_pay, terms ->> 'role' AS role,
      (SELECT min(area) FROM unnest(areas) AS area WHERE area ~ '^[0-9]{2}$') AS province,
      coalesce(terms #>> '{housing,kind}' <> 'no', false) AS has_housing,
      CASE WHEN outcome IN ('aqui', 'otra-via')
        THEN (extract(epoch FROM closed_at - post_date) / 86400)::numeric END AS days
     FROM jobs WHERE post_date > $2 AND post_date <= $1 AND is_active AND hidden_reason IS NULL) AS counted
  GROUP BY GROUPING SETS ((), (role), (province), (role, province))
  HAVING ${isEnough('true')}
    AND (grouping(role) = 1 OR role IS NOT NULL) AND (grouping(province) = 1 OR province IS NOT NULL)`

const startOfPeriod = (now: Date) => new Date(now.getTime() - period)

/** Counts the jobs of the last year anew, in one snapshot; returns the number of rows. */
export function countObservatory(db: Database, now: Date): Promise<number> {
  return db.transaction(
    async tx => {
      await tx.query(writeCount('figures.observatory_count'), [now])
      await tx.query('DELETE FROM figures.observatory')
      const rows = await tx.query(`INSERT INTO figures.observatory ${countedRows} RETURNING role`, [
        now,
        startOfPeriod(now)
      ])
      return rows.length
    },
    { isolation: 'repeatable read' }
  )
}

export const observatoryFigures: CountedFigures = {
  table: 'figures.observatory',
  sources: ['jobs'],
  erasures: ['UserErased', 'JobErased'],
  findCount: readCount('figures.observatory_count'),
  compare: (tx, { countedAt }) =>
    compareFigures(tx, 'figures.observatory', {
      query: countedRows,
      parameters: [countedAt, startOfPeriod(new Date(countedAt))]
    })
}

interface StoredRow {
  role: JobRole | ''
  province: string
  countedAt: string
  jobs: number
  paidJobs: number | null
  payLow: number
  payMedian: number
  payHigh: number
  housedJobs: number | null
  filledJobs: number | null
  daysToFill: number
}

/** Undefined until there are enough jobs. */
export async function findObservatory(db: Queryable): Promise<ObservatoryFigures | undefined> {
  const rows = await db.query<StoredRow>(
    `SELECT role, province, counted_at AS "countedAt", jobs, paid_jobs AS "paidJobs", pay_low AS "payLow",
       pay_median AS "payMedian", pay_high AS "payHigh", housed_jobs AS "housedJobs",
       filled_jobs AS "filledJobs", days_to_fill AS "daysToFill"
      FROM figures.observatory ORDER BY jobs DESC, role, province`
  )
  const [first] = rows
  if (!first) return undefined
  const answers = await findAnswersOfBoard(db)
  const inTime = answers?.answeredInTime ?? null
  return {
    countedAt: first.countedAt,
    rows: rows.map(toRow),
    answeredInTime: answers && inTime !== null ? inTime / answers.applications : null
  }
}

function toRow({ role, province, jobs, housedJobs, ...row }: StoredRow): ObservatoryRow {
  const { paidJobs, payLow: low, payMedian: median, payHigh: high, filledJobs, daysToFill } = row
  return {
    role,
    province,
    jobs,
    housed: housedJobs,
    pay: paidJobs === null ? null : { jobs: paidJobs, low, median, high },
    fill: filledJobs === null ? null : { jobs: filledJobs, days: daysToFill }
  }
}
