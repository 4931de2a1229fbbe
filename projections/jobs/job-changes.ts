import type { Queryable } from '#events/database/database.ts'
import { type IndexedRow, indexedColumns, toIndexedJob } from './job-index.ts'
import { jobsProjection } from './project.ts'
import { type ChangedJob, isInScope, type SearchScope } from './search-scope.ts'

/** After these events a job says what it said before them. */
const sameContent = ['JobPosted', 'JobRenewed', 'JobExpired', 'JobClosed', 'JobContactRemoved']
/** These change no search of an instant at which the job is over. */
const afterTheEnd = ['JobExpired', 'JobContactRemoved']
const maxChanges = 500

interface Change {
  type: string
  id: string
}

interface ChangedRow extends IndexedRow {
  id: string
  words: string[]
  /** Of the log. */
  position: number
}

/** What is known of the last jobs that changed. */
export class JobChanges {
  private changes: { job: ChangedJob; upTo: number }[] = []
  /** Up to this position, any job may have changed. */
  private floor = 0

  /** Of events up to a position of the log; undefined where it is not known which jobs they change, or how. */
  add(jobs: readonly ChangedJob[] | undefined, upTo: number): void {
    for (const job of jobs ?? []) this.changes.push({ job, upTo })
    if (!jobs) this.forget(upTo)
    const [oldest] = this.changes.splice(0, this.changes.length - maxChanges).slice(-1)
    if (oldest) this.floor = oldest.upTo
  }

  forget(upTo: number): void {
    this.changes = []
    this.floor = upTo
  }

  /** Whether searches found the same at a position as they do now, at instants from one on. */
  areUnchanged(scopes: readonly SearchScope[], position: number, from: number): boolean {
    if (position < this.floor) return false
    const first = this.changes.findLastIndex(({ upTo }) => upTo <= position) + 1
    const changed = this.changes.slice(first)
    return changed.every(({ job }) => !scopes.some(scope => isInScope(scope, job, from)))
  }
}

/** Reads what these events changed, all of those up to a position; undefined where a job may have been different before. */
export async function readChangedJobs(
  db: Queryable,
  changes: readonly Change[],
  upTo: number
): Promise<ChangedJob[] | undefined> {
  const ofJobs = changes.filter(({ type }) => type in jobsProjection.on)
  const typesOf = Map.groupBy(ofJobs, ({ id }) => id)
  if (typesOf.size === 0) return []
  if (typesOf.size > maxChanges || !areOf(ofJobs, sameContent)) return undefined
  const rows = await db.query<ChangedRow>(
    `SELECT id, ${indexedColumns}, tsvector_to_array(words) AS words, es.last_position() AS position
       FROM jobs WHERE id = ANY ($1)`,
    [[...typesOf.keys()]]
  )
  const jobs = rows.map(row => toChangedJob(row, typesOf.get(row.id) ?? []))
  // A later event may have changed what a job said until then.
  const isKnown = jobs.every(({ isNew }) => isNew) || rows.every(one => one.position === upTo)
  return isKnown && jobs.length === typesOf.size ? jobs : undefined
}

function toChangedJob(row: ChangedRow, changes: readonly Change[]): ChangedJob {
  const { lexemes, monthlyPay, place, expiry } = toIndexedJob(row)
  return {
    ...{ lexemes, monthlyPay, place, words: new Set(row.words) },
    isNew: areOf(changes, ['JobPosted']),
    overAt: areOf(changes, afterTheEnd) ? expiry : Number.POSITIVE_INFINITY
  }
}

function areOf(changes: readonly Change[], types: readonly string[]): boolean {
  return changes.every(({ type }) => types.includes(type))
}
