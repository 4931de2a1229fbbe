import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from './database.ts'

/** For requests that arrive before the database is prepared; see `isUnavailable`. */
class DatabaseNotReady extends Error {
  readonly code = 'ECONNREFUSED'
  constructor() {
    super('the database is not prepared yet')
  }
}

/** Milliseconds: a proxy sends requests to a process as soon as it listens, and most are prepared by then. */
const longestWait = 2_000

/**
 * A database that is unavailable until `open` is called: the process listens before it is migrated. A call waits a moment for it.
 */
export function createPendingDatabase(db: Database): { db: Database; open(): void } {
  let isOpen = false
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  async function whenOpen(): Promise<void> {
    const stop = new AbortController()
    const waited = delay(longestWait, undefined, { signal: stop.signal, ref: false })
    await Promise.race([opened, waited.catch(() => {})])
    stop.abort()
    if (!isOpen) throw new DatabaseNotReady()
  }
  const pending: Pick<Database, 'query' | 'exec' | 'transaction' | 'lookups' | 'queryForLibrary'> =
    {
      query: async (text, values) => {
        if (!isOpen) await whenOpen()
        return db.query(text, values)
      },
      exec: async text => {
        if (!isOpen) await whenOpen()
        return db.exec(text)
      },
      transaction: async (work, begin) => {
        if (!isOpen) await whenOpen()
        return db.transaction(work, begin)
      },
      lookups: {
        query: async (text, values) => {
          if (!isOpen) await whenOpen()
          return db.lookups.query(text, values)
        }
      },
      queryForLibrary: async (text, values) => {
        if (!isOpen) await whenOpen()
        return db.queryForLibrary(text, values)
      }
    }
  return {
    db: { ...db, ...pending },
    open: () => {
      isOpen = true
      resolve()
    }
  }
}
