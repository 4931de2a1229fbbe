import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { JobRole } from '#events/job-content/vocabulary.ts'
import { type CountedFigures, compareFigures, readCount, writeCount } from './counted-figures.ts'

/** The least jobs and employers behind each figure: no single employer can be read from it. */
const leastJobs = 10
const leastEmployers = 3

const year = 365 * 24 * 60 * 60 * 1000

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
}

const isEnough = (condition: string) =>
  `count(*) FILTER (WHERE ${condition}) >= ${leastJobs}
   AND count(DISTINCT employer_id) FILTER (WHERE ${condition}) >= ${leastEmployers}`
const ifEnough = (condition: string, figure: string) =>
  `CASE WHEN ${isEnough(condition)} THEN ${figure} FILTER (WHERE ${condition}) END`
const percentile = (share: number, column: string) =>
  `percentile_disc(${share}) WITHIN GROUP (ORDER BY ${column})`

// Pay by ride, class or service has no month: it is 0.
const isPaid = 'monthly_pay > 0'
const isFilled = 'days IS NOT NULL'

/** The jobs that are counted: posted after $2 and up to $1, optionally narrowed by a condition. */
const countedJobs = (condition = 'true') =>
  `SELECT employer_id, monthly_pay, terms ->> 'role' AS role,
      (SELECT min(area) FROM unnest(areas) AS area WHERE area ~ '^[0-9]{2}$') AS province,
      coalesce(terms #>> '{housing,kind}' <> 'no', false) AS has_housing,
      CASE WHEN outcome IN ('aqui', 'otra-via')
        THEN (extract(epoch FROM closed_at - post_date) / 86400)::numeric END AS days
     FROM jobs WHERE post_date > $2 AND post_date <= $1 AND is_active AND hidden_reason IS NULL
       AND ${condition}`

/** The rows of `figures.observatory` as they follow from all jobs at once, which a verification compares. */
const countedRows = `SELECT coalesce(role, ''), coalesce(province, ''), $1::timestamptz, count(*),
    ${ifEnough(isPaid, 'count(*)')}, ${ifEnough(isPaid, percentile(0.25, 'monthly_pay'))},
    ${ifEnough(isPaid, percentile(0.5, 'monthly_pay'))}, ${ifEnough(isPaid, percentile(0.75, 'monthly_pay'))},
    count(*) FILTER (WHERE has_housing),
    ${ifEnough(isFilled, 'count(*)')}, round(${ifEnough(isFilled, percentile(0.5, 'days'))}, 1)
  FROM (${countedJobs()}) AS counted
  GROUP BY GROUPING SETS ((), (role), (province), (role, province))
  HAVING ${isEnough('true')}
    AND (grouping(role) = 1 OR role IS NOT NULL) AND (grouping(province) = 1 OR province IS NOT NULL)`

const yearBefore = (now: Date) => new Date(now.getTime() - year)

/** Jobs that one statement counts. */
const jobsAtOnce = 20_000

/** Counts the jobs of the last year anew, in one snapshot; returns the number of rows. */
export function countObservatory(db: Database, now: Date, atOnce = jobsAtOnce): Promise<number> {
  return db.transaction(
    async tx => {
      await tx.query(writeCount('figures.observatory_count'), [now])
      await tx.query('DELETE FROM figures.observatory')
      const figures = toFigures(await tallyInSlices(tx, now, atOnce), now)
      await tx.query(
        `INSERT INTO figures.observatory
         SELECT * FROM jsonb_populate_recordset(NULL::figures.observatory, $1::jsonb)`,
        [JSON.stringify(figures)]
      )
      return figures.length
    },
    { isolation: 'repeatable read' }
  )
}

/** Jobs, and as many of their employers as the figures need. */
interface Tally {
  jobs: number
  employers: Set<string>
  /** How many jobs have each value. */
  values: Map<number, number>
}

/** Jobs grouped by role, province, both or neither. */
interface Group {
  role: string
  province: string
  all: Tally
  housed: number
  paid: Tally
  filled: Tally
}

/** Jobs of a slice; those with the same pay, or the same days until they were filled, are one more row. */
interface SliceRow {
  role: string | null
  province: string | null
  monthlyPay: number | null
  days: number | null
  isOfPay: boolean
  isOfDays: boolean
  jobs: number
  housed: number
  employers: string[]
}

const slice = `SELECT role, province, monthly_pay AS "monthlyPay", round(days, 1) AS days,
    grouping(monthly_pay) = 0 AS "isOfPay", grouping(round(days, 1)) = 0 AS "isOfDays", count(*) AS jobs,
    count(*) FILTER (WHERE has_housing) AS housed,
    (array_agg(DISTINCT employer_id))[1:${leastEmployers}] AS employers
   FROM (${countedJobs('no > $3 AND no <= $4')}) AS counted
  GROUP BY GROUPING SETS ((role, province), (role, province, monthly_pay), (role, province, round(days, 1)))
 HAVING (grouping(monthly_pay) = 1 OR ${isPaid}) AND (grouping(round(days, 1)) = 1 OR round(days, 1) IS NOT NULL)`

async function tallyInSlices(tx: Transaction, now: Date, atOnce: number): Promise<Group[]> {
  const groups = new Map<string, Group>()
  for (let after = 0; ; ) {
    const [{ upTo } = { upTo: null }] = await tx.query<{ upTo: number | null }>(
      `SELECT max(no) AS "upTo"
         FROM (SELECT no FROM jobs WHERE no > $1 ORDER BY no LIMIT $2) AS slice`,
      [after, atOnce]
    )
    if (upTo === null) return [...groups.values()]
    for (const row of await tx.query<SliceRow>(slice, [now, yearBefore(now), after, upTo])) {
      addToGroups(groups, row)
    }
    after = upTo
  }
}

function addToGroups(groups: Map<string, Group>, row: SliceRow): void {
  for (const role of new Set(['', row.role ?? ''])) {
    for (const province of new Set(['', row.province ?? ''])) {
      const key = `${role} ${province}`
      const group = groups.get(key) ?? newGroup(role, province)
      groups.set(key, group)
      addToGroup(group, row)
    }
  }
}

function addToGroup(group: Group, row: SliceRow): void {
  if (row.isOfPay) addToTally(group.paid, row, row.monthlyPay ?? 0)
  else if (row.isOfDays) addToTally(group.filled, row, row.days ?? 0)
  else {
    addToTally(group.all, row, 0)
    group.housed += row.housed
  }
}

function addToTally(tally: Tally, { jobs, employers }: SliceRow, value: number): void {
  tally.jobs += jobs
  tally.values.set(value, (tally.values.get(value) ?? 0) + jobs)
  for (const employer of employers) {
    if (tally.employers.size < leastEmployers) tally.employers.add(employer)
  }
}

const newTally = (): Tally => ({ jobs: 0, employers: new Set(), values: new Map() })
const newGroup = (role: string, province: string): Group => ({
  role,
  province,
  housed: 0,
  all: newTally(),
  paid: newTally(),
  filled: newTally()
})

/** Rows of `figures.observatory`. */
function toFigures(groups: readonly Group[], countedAt: Date) {
  return groups
    .filter(({ all }) => isEnoughOf(all))
    .map(({ role, province, all, housed, paid, filled }) => ({
      role,
      province,
      counted_at: countedAt,
      jobs: all.jobs,
      housed_jobs: housed,
      ...(isEnoughOf(paid) && {
        paid_jobs: paid.jobs,
        pay_low: valueAt(paid, 0.25),
        pay_median: valueAt(paid, 0.5),
        pay_high: valueAt(paid, 0.75)
      }),
      ...(isEnoughOf(filled) && { filled_jobs: filled.jobs, days_to_fill: valueAt(filled, 0.5) })
    }))
}

const isEnoughOf = ({ jobs, employers }: Tally) =>
  jobs >= leastJobs && employers.size >= leastEmployers

/** The value that a share of the values does not exceed, as percentile_disc. */
function valueAt({ jobs, values }: Tally, share: number): number | undefined {
  let counted = 0
  for (const [value, n] of [...values].sort(([a], [b]) => a - b)) {
    counted += n
    if (counted >= share * jobs) return value
  }
  return undefined
}

export const observatoryFigures: CountedFigures = {
  table: 'figures.observatory',
  sources: ['jobs'],
  erasures: ['UserErased', 'JobErased'],
  findCount: readCount('figures.observatory_count'),
  compare: (tx, { countedAt }) =>
    compareFigures(tx, 'figures.observatory', {
      query: countedRows,
      parameters: [countedAt, yearBefore(new Date(countedAt))]
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
  return first && { countedAt: first.countedAt, rows: rows.map(toRow) }
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
