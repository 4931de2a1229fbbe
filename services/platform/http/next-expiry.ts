import type { Database } from '#events/database/database.ts'
import type { LogState } from './read-table-changes.ts'

export interface NextExpiryDependencies {
  db: Database
  /** When the next live job expires. */
  findNextExpiry(db: Database, now: Date): Promise<Date>
}

/** The next instant at which a live job expires, read once for each state of the jobs. */
export function rememberNextExpiry(
  { db, findNextExpiry }: NextExpiryDependencies,
  findUnchanged: (rows: typeof jobRows, since: LogState) => LogState | undefined
) {
  let known: { state: LogState; from: number; until: number } | undefined
  return async function nextExpiry(state: LogState, now: Date): Promise<number> {
    const time = now.getTime()
    const isCurrent =
      known && known.from <= time && time < known.until && findUnchanged(jobRows, known.state)
    if (!known || !isCurrent) {
      const until = (await findNextExpiry(db, now)).getTime()
      known = { state, from: time, until }
    }
    return known.until
  }
}

const jobRows = { projections: new Set(['jobs'] as const), ids: new Set<string>(), from: 0 }
