import type { Queryable } from '#events/database/database.ts'

/** An event that a follower could not handle. */
export interface DeadLetter {
  subscription: string
  position: number
  attempts: number
  /** Described without what it may quote: see logger. */
  error: string
  parkedAt: string
}

export function listDeadLetters(db: Queryable): Promise<DeadLetter[]> {
  return db.query(
    `SELECT subscription, position, attempts, error, parked_at AS "parkedAt" FROM es.parked
      ORDER BY subscription, position`
  )
}

/** Gives up an event for good; false when it was not parked. */
export async function deleteDeadLetter(
  db: Queryable,
  subscription: string,
  position: number
): Promise<boolean> {
  const dropped = await db.query(
    'DELETE FROM es.parked WHERE subscription = $1 AND position = $2 RETURNING position',
    [subscription, position]
  )
  return dropped.length > 0
}
