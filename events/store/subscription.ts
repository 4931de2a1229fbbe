import { setImmediate } from 'node:timers/promises'
import { describeError } from '#events/database/describe-error.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { readAll, type StoredEvent } from './event-store.ts'
import type { DecryptedEvent, PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { deleteDeadLetter } from './dead-letters.ts'

/** Reads the whole log in order and does something about some events, each exactly once in the database. */
export interface Subscription {
  name: string
  on: { [type: string]: (tx: Transaction, event: DecryptedEvent) => Promise<unknown> }
  /** The same for many events at once and still sealed, for a follower whose effects are all in the database. */
  onBatch?: (tx: Transaction, events: readonly StoredEvent[]) => Promise<unknown>
}

export interface SubscriptionDependencies {
  db: Database
  vault: PersonalDataVault
  now(): Date
  log: { error(fields: object, text: string): void }
}

interface Checkpoint {
  position: number
  attempts: number
}

const batchSize = 100
/** Seconds before each new attempt at an event that fails; after the last one it is parked. */
const retryDelaysSeconds = [1, 5, 30, 120, 600]

/** Runs until it is stopped, woken by the log or every second. */
export async function runSubscription(
  tools: SubscriptionDependencies,
  follower: Subscription
): Promise<() => Promise<void>> {
  let stopped = false
  let wake = () => {}
  const unlisten = await tools.db.listen('es', () => wake())
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1_000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = (async () => {
    while (!stopped) {
      const hasMore = await processBatch(tools, follower).catch(error =>
        logFailure(tools, follower, error)
      )
      if (hasMore) await setImmediate()
      else if (!stopped) await rest()
    }
  })()
  return async () => {
    stopped = true
    wake()
    await loop
    await unlisten()
  }
}

function logFailure(
  { log }: SubscriptionDependencies,
  { name }: Subscription,
  err: unknown
): boolean {
  log.error({ err, follower: name }, 'a follower stumbled')
  return false
}

/** One batch; true when there may be more. Only one process at a time gets the checkpoint. */
export function processBatch(
  tools: Omit<SubscriptionDependencies, 'log'>,
  follower: Subscription
): Promise<boolean> {
  return tools.db.transaction(async tx => {
    const checkpoint = await lockCheckpoint(tx, follower.name, tools.now())
    if (!checkpoint) return false
    const events = await readAll(tx, checkpoint.position, batchSize)
    requireContiguous(events, checkpoint.position)
    const isDone = await tryBatch(tx, follower, events)
    const wanted = isDone ? [] : events.filter(({ type }) => type in follower.on)
    for (const event of await tools.vault.decrypt(tx, wanted)) {
      const error = await withSavepoint(tx, () => handle(tx, follower, event))
      if (error && checkpoint.attempts < retryDelaysSeconds.length) {
        await scheduleRetry(
          tx,
          follower.name,
          event.position - 1,
          checkpoint.attempts,
          error,
          tools.now()
        )
        return false
      }
      if (error)
        await moveToDeadLetters(tx, follower.name, event.position, checkpoint.attempts + 1, error)
      checkpoint.attempts = 0
    }
    const last = events.at(-1)
    if (last) await advanceCheckpoint(tx, follower.name, last.position)
    return events.length === batchSize
  })
}

async function lockCheckpoint(
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

function requireContiguous(events: readonly StoredEvent[], after: number): void {
  events.forEach((event, nth) => {
    if (event.position !== after + nth + 1)
      throw new Error(`position ${after + nth + 1} is missing`)
  })
}

/** False when one of them fails, and so none was done. */
async function tryBatch(
  tx: Transaction,
  { onBatch }: Subscription,
  events: readonly StoredEvent[]
) {
  return onBatch !== undefined && (await withSavepoint(tx, () => onBatch(tx, events))) === undefined
}

async function handle(tx: Transaction, { on }: Subscription, event: DecryptedEvent): Promise<void> {
  await on[event.type]?.(tx, event)
}

/** Does something that is undone when it fails; answers why it did. */
async function withSavepoint(
  tx: Transaction,
  work: () => Promise<unknown>
): Promise<string | undefined> {
  await tx.exec('SAVEPOINT attempt')
  try {
    await work()
    await tx.exec('RELEASE SAVEPOINT attempt')
    return undefined
  } catch (error) {
    await tx.exec('ROLLBACK TO SAVEPOINT attempt')
    return JSON.stringify(describeError(error))
  }
}

async function scheduleRetry(
  tx: Transaction,
  name: string,
  position: number,
  attempts: number,
  error: string,
  now: Date
): Promise<void> {
  const next = new Date(now.getTime() + (retryDelaysSeconds[attempts] ?? 0) * 1000).toISOString()
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = $3, next_attempt_at = $4, last_error = $5
      WHERE name = $1`,
    [name, position, attempts + 1, next, error]
  )
}

async function advanceCheckpoint(tx: Transaction, name: string, position: number): Promise<void> {
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = 0, next_attempt_at = NULL,
       last_error = NULL WHERE name = $1`,
    [name, position]
  )
}

async function moveToDeadLetters(
  tx: Transaction,
  name: string,
  position: number,
  attempts: number,
  error: string
): Promise<void> {
  await tx.query(
    `INSERT INTO es.parked (subscription, position, attempts, error) VALUES ($1, $2, $3, $4)
     ON CONFLICT (subscription, position) DO UPDATE SET attempts = excluded.attempts,
       error = excluded.error`,
    [name, position, attempts, error]
  )
}

/** Handles a parked event once more; false when it failed again. */
export function reprocessDeadLetter(
  { db, vault }: Pick<SubscriptionDependencies, 'db' | 'vault'>,
  follower: Subscription,
  position: number
): Promise<boolean> {
  return db.transaction(async tx => {
    const events = await vault.decrypt(tx, await readAll(tx, position - 1, 1))
    const [event] = events
    if (!event) return false
    const error = await withSavepoint(tx, () => handle(tx, follower, event))
    if (error)
      await moveToDeadLetters(tx, follower.name, position, retryDelaysSeconds.length + 2, error)
    else await deleteDeadLetter(tx, follower.name, position)
    return !error
  })
}
