import type { Queryable } from '#events/database/database.ts'
import { readChanges } from '#events/store/event-store.ts'
import { numbersFrom } from './coded-lexemes.ts'
import { type IndexedJob, lexemeNumber } from './job-columns.ts'
import { LiveJobs } from './live-jobs.ts'
import { jobsProjection } from './project.ts'
import { type IndexedTexts, noTexts } from './indexed-texts.ts'

/** The live jobs of a database in memory, as they were at a position of the log. */
export interface JobIndex {
  jobs: LiveJobs
  texts: IndexedTexts
  position: number
  /** The table that it was read from: a rebuild replaces it. */
  tableId: string
  /** Grows with each job that comes or goes. */
  changes: number
  catchingUp?: Promise<void> | undefined
}

const rowsAtOnce = 2_000
const eventsAtOnce = 5_000

export interface IndexedRow extends Omit<IndexedJob, 'lexemes' | 'place'> {
  live: boolean
  filters: string
  areas: string
}

/** With the lexemes of its words. */
type ChangedRow = IndexedRow & { words: string[] }

export const indexedColumns = `no, live, (extract(epoch FROM expiry_date) * 1000)::float8 AS expiry,
  monthly_pay AS "monthlyPay", filters, array_to_string(areas, ' ') AS areas, employer_id AS "employerId"`

/** Reads all live jobs; what changes meanwhile is read again by `catchUp`. Calls back before the second page. */
export async function loadJobIndex(db: Queryable, onFirstPage: () => void): Promise<JobIndex> {
  const [start] = await db.query<{ position: number; tableId: string; live: number }>(
    `SELECT es.last_position() AS position, to_regclass('jobs')::oid::text AS "tableId",
       (SELECT coalesce(sum(n), 0) FROM live_counts)::float8 AS live`
  )
  if (!start) throw new Error('the log has no position')
  const { live, ...origin } = start
  const jobs = new LiveJobs(Math.ceil(live * 1.05))
  for (let last = 0; ; ) {
    const rows = await db.query<IndexedRow>(
      `SELECT ${indexedColumns} FROM jobs WHERE live AND no > $1 ORDER BY no LIMIT ${rowsAtOnce}`,
      [last]
    )
    for (const row of rows) jobs.put(toIndexedJob(row))
    if (rows.length < rowsAtOnce) return { ...origin, jobs, texts: noTexts(jobs), changes: 0 }
    last = rows.at(-1)?.no ?? last
    onFirstPage()
  }
}

/** Applies what was committed up to a position. */
export async function catchUp(db: Queryable, index: JobIndex, upTo: number): Promise<void> {
  while (index.position < upTo) {
    index.catchingUp ??= applyChanges(db, index, upTo).finally(() => {
      index.catchingUp = undefined
    })
    await index.catchingUp
  }
}

async function applyChanges(db: Queryable, index: JobIndex, last: number): Promise<void> {
  const upTo = Math.min(last, index.position + eventsAtOnce)
  const changes = await readChanges(db, index.position, upTo, Object.keys(jobsProjection.on))
  if (changes.length > 0) await readAgain(db, index, changes)
  index.position = upTo
}

/**
 * An employer's event changes all their jobs; an erasure deletes the rows, and what was searched goes with them. A release
 * gives a job another number, and one that was withdrawn may be erased by now: the number that it had is among those of
 * its employer.
 */
async function readAgain(
  db: Queryable,
  index: JobIndex,
  changes: readonly Change[]
): Promise<void> {
  const { jobs } = index
  const employers = new Set(changes.flatMap(employerOf))
  const known = [...employers].flatMap(id => jobs.findByEmployer(id))
  const rows = await db.query<ChangedRow>(
    `SELECT ${indexedColumns}, tsvector_to_array(words) AS words FROM jobs WHERE id = ANY ($1) OR no = ANY ($2)`,
    [changes.map(({ id }) => id), known]
  )
  const live = rows.filter(row => row.live)
  if (known.some(no => !rows.some(row => row.no === no))) index.texts = noTexts(jobs)
  const gone = new Set([...known, ...rows.map(({ no }) => no)])
  for (const { no } of live) gone.delete(no)
  for (const no of gone) jobs.remove(no)
  for (const { words, ...row } of live) jobs.put(toIndexedJob(row), new Set(words))
  index.changes += gone.size + live.length
}

interface Change {
  type: string
  id: string
  employerId: string | null
}

function employerOf({ type, id, employerId }: Change): string[] {
  if (type.startsWith('User')) return [id]
  return /^Job(Released|Withdrawn)$/.test(type) && employerId ? [employerId] : []
}

export function toIndexedJob({ filters, areas, live, ...row }: IndexedRow): IndexedJob {
  const codes = areas.split(' ')
  const [place = ''] = codes
  const wide = codes.filter(code => !/^\d/.test(code)).map(code => lexemeNumber(`a.${code}`))
  return { ...row, place, lexemes: [...numbersFrom(filters), ...wide.flatMap(one => one ?? [])] }
}
