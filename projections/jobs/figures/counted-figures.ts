import type { Queryable, Transaction } from '#events/database/database.ts'

/** The event up to which figures were counted, and when. */
export interface FiguresCount {
  position: number
  /** ISO 8601. */
  countedAt: string
}

/** The number of rows that only the stored figures have, and of those that only the new count has. */
export interface FiguresDifference {
  onlyLive: number
  onlyReplayed: number
}

/** Figures that are counted from read tables once a day. */
export interface CountedFigures {
  table: string
  /** The projections whose tables they are counted from. */
  sources: readonly string[]
  /** Events that remove something from a replay that was counted before. */
  erasures: readonly string[]
  /** Undefined before the first count. */
  findCount(db: Queryable): Promise<FiguresCount | undefined>
  /** Compares with tables of the search path as they were at the count. */
  compare(tx: Transaction, count: FiguresCount): Promise<FiguresDifference>
}

/** Reads the one row of a table of counts. */
export function readCount(table: string) {
  return async (db: Queryable): Promise<FiguresCount | undefined> => {
    const [count] = await db.query<FiguresCount>(
      `SELECT position, counted_at AS "countedAt" FROM ${table}`
    )
    return count
  }
}

/** A statement that writes the row of a table of counts: the position of its snapshot, and $1. */
export const writeCount = (table: string) =>
  `INSERT INTO ${table} (position, counted_at) VALUES (es.last_position(), $1)
   ON CONFLICT (one) DO UPDATE SET position = excluded.position, counted_at = excluded.counted_at`

/** Compares a table with what a query counts. */
export async function compareFigures(
  tx: Transaction,
  table: string,
  counted: { query: string; parameters: unknown[] }
): Promise<FiguresDifference> {
  const stored = `SELECT * FROM ${table}`
  const [found] = await tx.query<FiguresDifference>(
    `WITH replayed AS (${counted.query})
     SELECT (SELECT count(*) FROM (${stored} EXCEPT ALL TABLE replayed) AS a) AS "onlyLive",
       (SELECT count(*) FROM (TABLE replayed EXCEPT ALL ${stored}) AS b) AS "onlyReplayed"`,
    counted.parameters
  )
  return found ?? { onlyLive: 0, onlyReplayed: 0 }
}
