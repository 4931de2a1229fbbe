import type { Database } from '#events/database/database.ts'
import { findErasableCases } from '#projections/cases/queries.ts'

/** Some of the cases whose texts are at the end of their storage term: nothing has changed in them since. */
export function listErasableCases(
  { db }: { db: Database },
  changedBy: Date,
  limit: number
): Promise<{ id: string }[]> {
  return findErasableCases(db, changedBy.toISOString(), limit)
}
