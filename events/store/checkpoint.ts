import type { Queryable, Transaction } from '#events/database/database.ts'

/** How far a subscription has come. */
export interface Checkpoint {
  position: number
  /** Failed attempts at the next event. */
  attempts: number
}

export interface SubscriptionStatus extends Checkpoint {
  name: string
  deadLetters: number
}

export function listSubscriptions(db: Queryable): Promise<SubscriptionStatus[]> {
  return db.query(
    `SELECT name, position, attempts,
       (SELECT count(*) FROM es.dead_letters WHERE subscription = name) AS "deadLetters"
       FROM es.subscriptions ORDER BY name`
  )
}

/** Undefined while another process holds the checkpoint, or a retry is not due yet. */
export async function lockCheckpoint(
  tx: Transaction,
  name: string,
  now: Date
): Promise<Checkpoint | undefined> {
  await tx.query('INSERT INTO es.subscriptions (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
  const [checkpoint] = await tx.query<Checkpoint>(
    `SELECT position, attempts FROM es.subscriptions
      WHERE name = $1 AND (next_attempt_at IS NULL OR next_attempt_at <= $2)
        FOR UPDATE SKIP LOCKED`,
    [name, now.toISOString()]
  )
  return checkpoint
}

export async function advanceCheckpoint(
  tx: Transaction,
  name: string,
  position: number
): Promise<void> {
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = 0, next_attempt_at = NULL,
       last_error = NULL WHERE name = $1`,
    [name, position]
  )
}

/** Makes the retries of all subscriptions due. */
export async function retryAtOnce(tx: Transaction): Promise<void> {
  await tx.exec(
    'UPDATE es.subscriptions SET next_attempt_at = NULL WHERE next_attempt_at IS NOT NULL'
  )
}

/** Leaves the checkpoint before an event that failed, until `nextAttemptAt`. */
export async function scheduleRetry(
  tx: Transaction,
  name: string,
  { position, attempts }: Checkpoint,
  nextAttemptAt: Date,
  error: string
): Promise<void> {
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = $3, next_attempt_at = $4, last_error = $5
      WHERE name = $1`,
    [name, position, attempts, nextAttemptAt.toISOString(), error]
  )
}
