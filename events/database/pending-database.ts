import type { Database } from './database.ts'

/** For requests that arrive before the database is prepared; see `isUnavailable`. */
class DatabaseNotReady extends Error {
  readonly code = 'ECONNREFUSED'
  constructor() {
    super('the database is not prepared yet')
  }
}

/** A database that is unavailable until `open` is called: the process listens before it is migrated. */
export function createPendingDatabase(db: Database): { db: Database; open(): void } {
  let isOpen = false
  const requireOpen = () => {
    if (!isOpen) throw new DatabaseNotReady()
  }
  const pending: Pick<Database, 'query' | 'exec' | 'transaction' | 'lookups' | 'queryForLibrary'> =
    {
      query: async (text, values) => {
        requireOpen()
        return db.query(text, values)
      },
      exec: async text => {
        requireOpen()
        return db.exec(text)
      },
      transaction: async (work, begin) => {
        requireOpen()
        return db.transaction(work, begin)
      },
      lookups: {
        query: async (text, values) => {
          requireOpen()
          return db.lookups.query(text, values)
        }
      },
      queryForLibrary: async (text, values) => {
        requireOpen()
        return db.queryForLibrary(text, values)
      }
    }
  return {
    db: { ...db, ...pending },
    open: () => {
      isOpen = true
    }
  }
}
