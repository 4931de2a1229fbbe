import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { readChanges } from '#events/store/event-store.ts'
import { countDoneAppends } from '#events/store/group-commit.ts'
import { readChangedJobs } from '#projections/jobs/job-changes.ts'
import { createChangedRows, followedTypes, type ReadRows } from './changed-rows.ts'

/** The log, and what else a response is made of, at one moment. */
export interface LogState {
  position: number
  /** What searches of jobs depend on, beside the log. */
  jobsTable: string
  synonyms: string
  /** Differs after a rebuild, with other synonyms, and when the answers of employers are counted anew. */
  version: string
}

export interface ReadTableChanges {
  /** What is known, when it is recent enough for a request that arrives now. */
  current(): LogState | undefined
  /** Waits until enough is known; undefined while the database is unavailable. `atLeast` is a position that was written. */
  refresh(atLeast?: number): Promise<LogState | undefined>
  /** The last known state, where the rows are what they were at another; undefined when they may have changed. */
  findUnchanged(rows: ReadRows, since: LogState): LogState | undefined
}

interface Known extends LogState {
  /** When the log was asked, and how many appends of this process were done by then. */
  askedAt: number
  doneAppends: number
}

/** Milliseconds: what others wrote is seen after at most so long, and the log is asked ahead of that. */
const mostBehind = 90
const refreshAfter = 45
/** After more events everything counts as changed. */
const maxEvents = 5_000

const stateQuery = `SELECT es.last_position() AS position, to_regclass('jobs')::oid::text AS "jobsTable",
  (SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms) AS synonyms,
  concat_ws(' ', to_regclass('users')::oid, to_regclass('candidate_profiles')::oid,
    (SELECT max(counted_at) FROM figures.responsiveness)) AS version`

/**
 * Follows which read tables and aggregates changed at which position of the log. It asks the log only while it is used,
 * at most every 45 ms, and at once after an append of this process.
 */
export function followReadTables(db: Database, onErased: () => void): ReadTableChanges {
  let known: Known | undefined
  let asking: Promise<void> | undefined
  const changed = createChangedRows()
  /** Of the log in another database, after a restore. */
  let restarts = 0

  async function ask(): Promise<void> {
    const asked = { askedAt: performance.now(), doneAppends: countDoneAppends(db) }
    const [state] = await db.query<LogState>(stateQuery)
    if (!state) throw new Error('the log has no position')
    if (known && state.position < known.position) restarts++
    await follow(known?.position, state.position)
    const { jobsTable, synonyms, version } = state
    const all = `${restarts} ${jobsTable} ${synonyms} ${version}`
    known = { ...asked, ...state, version: all }
  }

  async function follow(after: number | undefined, upTo: number): Promise<void> {
    if (after === upTo) return
    if (after === undefined || upTo < after || upTo - after > maxEvents) return changed.forget(upTo)
    const changes = await readChanges(db, after, upTo, followedTypes)
    const jobs = await readChangedJobs(db, changes, upTo)
    if (changes.some(({ type }) => type.endsWith('Erased'))) onErased()
    changed.add(changes, jobs, upTo)
    if (changed.isFull()) changed.forget(upTo)
  }

  function askOnce(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  const isRecent = (state: Known, now: number, doneAppends: number) =>
    state.doneAppends >= doneAppends && now - state.askedAt < mostBehind

  return {
    current() {
      const now = performance.now()
      if (!known || !isRecent(known, now, countDoneAppends(db))) return undefined
      // A failure is that of the request which has to wait for the next one.
      if (now - known.askedAt > refreshAfter) askOnce().catch(() => {})
      return known
    },
    async refresh(atLeast = 0) {
      const arrivedAt = performance.now()
      const doneAppends = countDoneAppends(db)
      const mayHaveSeen = () => !known || known.position >= atLeast || known.askedAt >= arrivedAt
      try {
        while (!known || !isRecent(known, arrivedAt, doneAppends) || !mayHaveSeen()) await askOnce()
        return known
      } catch (error) {
        return throwUnlessUnavailable(error)
      }
    },
    findUnchanged: (rows, { position, version }) =>
      version === known?.version && changed.areUnchanged(rows, position) ? known : undefined
  }
}

function throwUnlessUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}
