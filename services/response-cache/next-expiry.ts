import type { Database } from '#events/database/database.ts'
import type { LogState, ReadTables } from './read-table-changes.ts'

export interface NextExpiryDependencies {
  db: Database
  /** When the next live job expires. */
  findNextExpiry(db: Database, now: Date): Promise<Date>
}

/** The next instant at which a live job expires, read once for each state of the jobs. */
export function rememberNextExpiry(
  { db, findNextExpiry }: NextExpiryDependencies,
  areUnchanged: (tables: ReadTables) => boolean
) {
  let known: (ReadTables & { from: number; until: number }) | undefined
  return async function nextExpiry(state: LogState, now: Date): Promise<number> {
    const time = now.getTime()
    const isCurrent = known && known.from <= time && time < known.until && areUnchanged(known)
    if (!known || !isCurrent) {
      const until = (await findNextExpiry(db, now)).getTime()
      known = { projections: new Set(['jobs'] as const), state, from: time, until }
    }
    return known.until
  }
}
