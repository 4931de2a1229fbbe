import type { Database } from '#events/database/database.ts'
import { type Projection, type ProjectionInput, project } from '#projections/projection.ts'
import { inShadowTransaction } from './shadow-schema.ts'

/**
 * Projects a batch once those before it are projected, on a connection of its own; after one that failed, none is. Resolves
 * when it is in the tables.
 */
export type Lane = (events: readonly ProjectionInput[]) => Promise<void>

/** The slow projections go beside the others. */
export function openLanes(db: Database, projections: readonly Projection[]): Lane[] {
  const slow = projections.filter(({ isSlow }) => isSlow)
  const others = projections.filter(({ isSlow }) => !isSlow)
  return [slow, others].filter(({ length }) => length).map(part => openLane(db, part))
}

function openLane(db: Database, projections: readonly Projection[]): Lane {
  let last = Promise.resolve()
  return events => {
    last = last.then(() => projectBatch(db, events, projections))
    return last
  }
}

function projectBatch(
  db: Database,
  events: readonly ProjectionInput[],
  projections: readonly Projection[]
): Promise<void> {
  return inShadowTransaction(db, async tx => {
    tx.pipeline(tx.exec('SET LOCAL enable_seqscan = off'))
    await project(tx, events, projections)
  })
}
