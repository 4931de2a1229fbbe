import { setImmediate } from 'node:timers/promises'
import { describeError } from '#events/database/describe-error.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { readAll, type StoredEvent } from './event-store.ts'
import type { KnownEvent, Vault } from '#events/privacy/personal-data-vault.ts'
import { dropParked } from './dead-letters.ts'

/** Reads the whole log in order and does something about some events, each exactly once in the database. */
export interface Follower {
  name: string
  on: { [type: string]: (tx: Transaction, event: KnownEvent) => Promise<unknown> }
  /** The same for many events at once and still sealed, for a follower whose effects are all in the database. */
  all?: (tx: Transaction, events: readonly StoredEvent[]) => Promise<unknown>
}

export interface FollowTools {
  db: Database
  vault: Vault
  now(): Date
  log: { error(fields: object, text: string): void }
}

interface Checkpoint {
  position: number
  attempts: number
}

const batch = 100
/** Seconds before each new attempt at an event that fails; after the last one it is parked. */
const delays = [1, 5, 30, 120, 600]

/** Runs until it is stopped, woken by the log or every second. */
export async function follow(tools: FollowTools, follower: Follower): Promise<() => Promise<void>> {
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
      const hasMore = await followOnce(tools, follower).catch(error =>
        complain(tools, follower, error)
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

function complain({ log }: FollowTools, { name }: Follower, err: unknown): boolean {
  log.error({ err, follower: name }, 'a follower stumbled')
  return false
}

/** One batch; true when there may be more. Only one process at a time gets the checkpoint. */
export function followOnce(tools: Omit<FollowTools, 'log'>, follower: Follower): Promise<boolean> {
  return tools.db.transaction(async tx => {
    const checkpoint = await take(tx, follower.name, tools.now())
    if (!checkpoint) return false
    const events = await readAll(tx, checkpoint.position, batch)
    needDense(events, checkpoint.position)
    const isDone = await isDoneAtOnce(tx, follower, events)
    const wanted = isDone ? [] : events.filter(({ type }) => type in follower.on)
    for (const event of await tools.vault.open(tx, wanted)) {
      const error = await attempt(tx, () => handle(tx, follower, event))
      if (error && checkpoint.attempts < delays.length) {
        await putOff(tx, follower.name, event.position - 1, checkpoint.attempts, error, tools.now())
        return false
      }
      if (error) await park(tx, follower.name, event.position, checkpoint.attempts + 1, error)
      checkpoint.attempts = 0
    }
    const last = events.at(-1)
    if (last) await advance(tx, follower.name, last.position)
    return events.length === batch
  })
}

async function take(tx: Transaction, name: string, now: Date): Promise<Checkpoint | undefined> {
  await tx.query('INSERT INTO es.subscriptions (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
  const [checkpoint] = await tx.query<Checkpoint>(
    `SELECT position, attempts FROM es.subscriptions
      WHERE name = $1 AND (next_attempt_at IS NULL OR next_attempt_at <= $2)
        FOR UPDATE SKIP LOCKED`,
    [name, now.toISOString()]
  )
  return checkpoint
}

function needDense(events: readonly StoredEvent[], after: number): void {
  events.forEach((event, nth) => {
    if (event.position !== after + nth + 1)
      throw new Error(`position ${after + nth + 1} is missing`)
  })
}

/** False when one of them fails, and so none was done. */
async function isDoneAtOnce(tx: Transaction, { all }: Follower, events: readonly StoredEvent[]) {
  return all !== undefined && (await attempt(tx, () => all(tx, events))) === undefined
}

async function handle(tx: Transaction, { on }: Follower, event: KnownEvent): Promise<void> {
  await on[event.type]?.(tx, event)
}

/** Does something that is undone when it fails; answers why it did. */
async function attempt(tx: Transaction, work: () => Promise<unknown>): Promise<string | undefined> {
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

async function putOff(
  tx: Transaction,
  name: string,
  position: number,
  attempts: number,
  error: string,
  now: Date
): Promise<void> {
  const next = new Date(now.getTime() + (delays[attempts] ?? 0) * 1000).toISOString()
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = $3, next_attempt_at = $4, last_error = $5
      WHERE name = $1`,
    [name, position, attempts + 1, next, error]
  )
}

async function advance(tx: Transaction, name: string, position: number): Promise<void> {
  await tx.query(
    `UPDATE es.subscriptions SET position = $2, attempts = 0, next_attempt_at = NULL,
       last_error = NULL WHERE name = $1`,
    [name, position]
  )
}

async function park(
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
export function retryParked(
  { db, vault }: Pick<FollowTools, 'db' | 'vault'>,
  follower: Follower,
  position: number
): Promise<boolean> {
  return db.transaction(async tx => {
    const events = await vault.open(tx, await readAll(tx, position - 1, 1))
    const [event] = events
    if (!event) return false
    const error = await attempt(tx, () => handle(tx, follower, event))
    if (error) await park(tx, follower.name, position, delays.length + 2, error)
    else await dropParked(tx, follower.name, position)
    return !error
  })
}
