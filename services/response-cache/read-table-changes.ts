import { erasureTypes } from '#events/aggregates/event-schemas.ts'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { readChanges, wasEndOf } from '#events/store/event-store.ts'
import { countDoneAppends } from '#events/store/group-commit.ts'
import { projections } from '#projections/index.ts'
import { candidateIndex } from '#projections/candidate-profiles/candidate-index.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { type BoardState, boardStateColumns } from '#projections/search/followed-index.ts'

/** The read tables whose changes are followed, by the name of their projection, with the events that change them. */
const followed = ['users', 'jobs', 'candidate_profiles'] as const
export type FollowedProjection = (typeof followed)[number]
const typesOf = new Map(
  followed.map(name => [
    name,
    Object.keys(projections.find(projection => projection.name === name)?.on ?? {})
  ])
)
const followedTypes = [...new Set([...typesOf.values()].flat())]

/** The state of the log, and of the other sources of a response, at one moment. */
export interface LogState extends BoardState {
  /** Differs after a rebuild, once another index is in use, and when the answers of employers are counted anew. */
  version: string
}

/** The read tables that a response was made of. */
export interface ReadTables {
  projections: ReadonlySet<FollowedProjection>
  state: LogState
}

export interface ReadTableChanges {
  /** The known state of the log, when it is recent enough for a request that arrives now. */
  current(): LogState | undefined
  /** Waits until enough is known; undefined while the database is unavailable. `atLeast` is a position that was written. */
  refresh(atLeast?: number): Promise<LogState | undefined>
  /** False when the tables may have changed since. */
  areUnchanged(tables: ReadTables): boolean
}

interface Known extends LogState {
  /** The position of the log at which the read tables of each projection last changed. */
  changedAt: Record<FollowedProjection, number>
  /** When the log was read, and how many appends of this process were done by then. */
  askedAt: number
  doneAppends: number
}

/** Milliseconds: writes of others are seen after `mostBehind` at most; after `refreshAfter` the log is read again before a request needs it. */
const mostBehind = 90
const refreshAfter = 45
/** After more events all tables count as changed. */
const maxEvents = 5_000

const stateQuery = `SELECT ${boardStateColumns},
  concat_ws(' ', to_regclass('users')::oid,
    (SELECT max(counted_at) FROM figures.responsiveness)) AS version`

/**
 * Follows at which position of the log read tables changed. It asks the log only while it is used, at most every 45 ms, and at
 * once after an append of this process.
 */
export function followReadTables(db: Database, onErased: () => void): ReadTableChanges {
  let known: Known | undefined
  let asking: Promise<void> | undefined
  /** How often another copy of the log has taken its place. */
  let restarts = 0

  async function ask(): Promise<void> {
    const asked = { askedAt: performance.now(), doneAppends: countDoneAppends(db) }
    const [state] = await db.query<LogState>(stateQuery)
    if (!state) throw new Error('the log has no position')
    if (known && !(await continues(state, known))) {
      known = undefined
      restarts++
    }
    const changedAt = await follow(state.position)
    const { tables, version } = state
    const sources = [jobIndex, candidateIndex].map(index => index.sourceInUse(db, state))
    known = {
      ...asked,
      ...state,
      version: [restarts, tables, ...sources, version].join(' '),
      changedAt
    }
  }

  async function continues(state: LogState, before: Known): Promise<boolean> {
    if (state.position === before.position) return state.lastEvent === before.lastEvent
    return state.position > before.position && wasEndOf(db, before)
  }

  async function follow(upTo: number): Promise<Known['changedAt']> {
    if (known?.position === upTo) return known.changedAt
    if (!known || upTo - known.position > maxEvents)
      return { users: upTo, jobs: upTo, candidate_profiles: upTo }
    const changes = await readChanges(db, known.position, upTo, followedTypes)
    if (changes.some(({ type }) => erasureTypes.has(type))) onErased()
    const changed = followed.filter(name =>
      changes.some(({ type }) => typesOf.get(name)?.includes(type))
    )
    return { ...known.changedAt, ...Object.fromEntries(changed.map(name => [name, upTo])) }
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
      // A failure is reported to the request that waits for the next read.
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
    areUnchanged({ projections, state: { position, version } }) {
      if (version !== known?.version) return false
      for (const name of projections) if (known.changedAt[name] > position) return false
      return true
    }
  }
}

function throwUnlessUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}
