import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { describeError } from '#events/database/describe-error.ts'
import { UnknownEvent } from '#events/aggregates/aggregate.ts'
import { isKnownEvent } from '#events/aggregates/event-schemas.ts'
import type { DecryptedEvent, StoredEvent } from '#events/aggregates/stored-event.ts'
import { advanceCheckpoint, type Checkpoint, lockCheckpoint, scheduleRetry } from './checkpoint.ts'
import { requireContiguous } from './contiguous-positions.ts'
import { deleteDeadLetter, moveToDeadLetters } from './dead-letters.ts'
import { readAll } from './event-store.ts'

/** Reads the whole event log in order; the effects of its handlers in the database happen exactly once. */
export interface Subscription {
  name: string
  on: { [type: string]: (tx: Transaction, event: DecryptedEvent) => Promise<unknown> }
  /** Handles a batch at once, still encrypted; all of its effects must be in the database. */
  onBatch?: (tx: Transaction, events: readonly StoredEvent[]) => Promise<unknown>
}

export interface EventSource {
  db: Database
  vault: { decrypt(db: Queryable, events: readonly StoredEvent[]): Promise<DecryptedEvent[]> }
}

const batchSize = 100

/** Seconds before an event that a subscription could not process is tried again, each time; after the last it is a dead letter. */
const retrySeconds = [1, 5, 30, 120, 600]

/** One batch; true when there may be more. Only one process at a time gets the checkpoint. */
export function processBatch(
  { db, vault, now }: EventSource & { now(): Date },
  subscription: Subscription
): Promise<boolean> {
  return db.transaction(async tx => {
    const checkpoint = await lockCheckpoint(tx, subscription.name, now())
    if (!checkpoint) return false
    const events = await readAll(tx, checkpoint.position, batchSize)
    requireContiguous(events, checkpoint.position)
    requireKnown(events)
    const isDone = await tryBatch(tx, subscription, events)
    const wanted = isDone ? [] : events.filter(({ type }) => type in subscription.on)
    for (const event of await vault.decrypt(tx, wanted)) {
      const error = await tryEvent(tx, subscription, event)
      const failed = { position: event.position, attempts: checkpoint.attempts + 1 }
      if (error && (await retryLater(tx, subscription, failed, now(), error))) return false
      if (error) {
        const deadLetter = { subscription: subscription.name, ...failed, error }
        await moveToDeadLetters(tx, deadLetter)
      }
      checkpoint.attempts = 0
    }
    const last = events.at(-1)
    if (last) await advanceCheckpoint(tx, subscription.name, last.position)
    return events.length === batchSize
  })
}

/** What a later program wrote is for its worker: this one would pass over it. */
function requireKnown(events: readonly StoredEvent[]): void {
  const unknown = events.find(({ type, schemaVersion }) => !isKnownEvent(type, schemaVersion))
  if (unknown) throw new UnknownEvent(`${unknown.type} of a later program, at ${unknown.position}`)
}

/** Handles a dead letter once more; false when it failed again. */
export function reprocessDeadLetter(
  { db, vault }: EventSource,
  subscription: Subscription,
  position: number
): Promise<boolean> {
  return db.transaction(async tx => {
    const [event] = await vault.decrypt(tx, await readAll(tx, position - 1, 1))
    if (!event) return false
    const { name } = subscription
    const error = await tryEvent(tx, subscription, event)
    const attempts = retrySeconds.length + 2
    if (error) await moveToDeadLetters(tx, { subscription: name, position, attempts, error })
    else await deleteDeadLetter(tx, name, position)
    return !error
  })
}

/** Handles the whole batch; false, with nothing handled, when one event fails. */
async function tryBatch(
  tx: Transaction,
  { onBatch }: Subscription,
  events: readonly StoredEvent[]
): Promise<boolean> {
  return onBatch !== undefined && (await withSavepoint(tx, () => onBatch(tx, events))) === undefined
}

function tryEvent(
  tx: Transaction,
  { on }: Subscription,
  event: DecryptedEvent
): Promise<string | undefined> {
  return withSavepoint(tx, async () => on[event.type]?.(tx, event))
}

/** Undoes work that fails; returns its error as JSON. */
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

/** Schedules the next attempt; false after the last one. */
async function retryLater(
  tx: Transaction,
  { name }: Subscription,
  { position, attempts }: Checkpoint,
  now: Date,
  error: string
): Promise<boolean> {
  const delay = retrySeconds[attempts - 1]
  if (delay === undefined) return false
  const next = new Date(now.getTime() + delay * 1_000)
  await scheduleRetry(tx, name, { position: position - 1, attempts }, next, error)
  return true
}
