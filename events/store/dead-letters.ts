import type { Queryable, Transaction } from '#events/database/database.ts'

/** An event that a subscription could not handle. */
export interface DeadLetter {
  subscription: string
  position: number
  attempts: number
  /** JSON of `describeError`, which quotes no personal data. */
  error: string
  failedAt: string
}

export function listDeadLetters(db: Queryable): Promise<DeadLetter[]> {
  return db.query(
    `SELECT subscription, position, attempts, error, failed_at AS "failedAt" FROM es.dead_letters
      ORDER BY subscription, position`
  )
}

export async function moveToDeadLetters(
  tx: Transaction,
  { subscription, position, attempts, error }: Omit<DeadLetter, 'failedAt'>
): Promise<void> {
  await tx.query(
    `INSERT INTO es.dead_letters (subscription, position, attempts, error) VALUES ($1, $2, $3, $4)
     ON CONFLICT (subscription, position) DO UPDATE SET attempts = excluded.attempts,
       error = excluded.error`,
    [subscription, position, attempts, error]
  )
}

/** False when there was no such dead letter. */
export async function deleteDeadLetter(
  db: Queryable,
  subscription: string,
  position: number
): Promise<boolean> {
  const deleted = await db.query(
    'DELETE FROM es.dead_letters WHERE subscription = $1 AND position = $2 RETURNING position',
    [subscription, position]
  )
  return deleted.length > 0
}
