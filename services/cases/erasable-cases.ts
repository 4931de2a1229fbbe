import type { Database } from '#events/database/database.ts'
import { findErasableCases } from '#projections/cases/queries.ts'

/** Some cases whose texts have reached the end of their storage term without a change. */
export function listErasableCases(
  { db }: { db: Database },
  changedBy: Date,
  limit: number
): Promise<{ id: string }[]> {
  return findErasableCases(db, changedBy.toISOString(), limit)
}
