import type { Database, Queryable } from '#events/database/database.ts'

export interface RecordedStatement {
  text: string
  values: readonly unknown[]
  milliseconds: number
}

/** A database that keeps every statement outside of transactions, until they are taken. */
export function recordStatements(db: Database): {
  db: Database
  take(): RecordedStatement[]
} {
  let recorded: RecordedStatement[] = []
  const record = ({ query }: Queryable): Queryable => ({
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const began = performance.now()
      try {
        return await query<Row>(text, values)
      } finally {
        recorded.push({ text, values, milliseconds: performance.now() - began })
      }
    }
  })
  return {
    db: { ...db, ...record(db), lookups: record(db.lookups) },
    take() {
      const taken = recorded
      recorded = []
      return taken
    }
  }
}
