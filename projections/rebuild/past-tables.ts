import { readFileSync } from 'node:fs'
import type { Database, Queryable } from '#events/database/database.ts'
import { type Projection, type ProjectionInput, project } from '#projections/projection.ts'

/**
 * Calls `work` with read tables that these events alone have made. They are temporary, and gone afterwards: nothing of the board
 * changes, and no other session sees them.
 */
export function inPastTables<T>(
  db: Database,
  projections: readonly Projection[],
  events: readonly ProjectionInput[],
  work: (tx: Queryable) => Promise<T>
): Promise<T> {
  return db.transaction(
    async tx => {
      await tx.exec('SAVEPOINT before; SET LOCAL search_path = pg_temp, public')
      for (const { tablesFile } of projections) await tx.exec(readFileSync(tablesFile, 'utf8'))
      await project(tx, events, projections)
      const result = await work(tx)
      await tx.exec('ROLLBACK TO SAVEPOINT before')
      return result
    },
    { timeout: 0 }
  )
}
