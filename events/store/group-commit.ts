import {
  type Database,
  requireOutsideTransaction,
  type Transaction
} from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import { commitGroup, refuseOverdue } from './commit-group.ts'
import { append, type AppendRequest } from './event-store.ts'
import { type GroupMember, type SharedWork, takeGroup } from './take-group.ts'

interface Queue {
  waiting: GroupMember[]
  isCommitting: boolean
  /** Requests that have an outcome. */
  done: number
}

/** Added to the deadline of a statement; the driver waits a second longer than that for a server that is silent. */
const spareMs = 500

const queues = new WeakMap<Database, Queue>()

/**
 * Appends and runs `work` in one transaction; resolves once it is committed. Requests that arrive while others of this
 * process are being committed wait for them, and then share a transaction; alone, a request waits for none. Each has an
 * outcome of its own. After a rollback `work` may run again. Throws inside a transaction. Where all that share a
 * transaction have `shared`, it is written at once in place of their work.
 */
export async function appendInGroup<Item>(
  db: Database,
  request: AppendRequest,
  work: (tx: Transaction) => Promise<void>,
  shared?: SharedWork<Item>
): Promise<void> {
  requireOutsideTransaction()
  const { promise, ...outcome } = Promise.withResolvers<void>()
  const queue = queues.get(db) ?? { waiting: [], isCommitting: false, done: 0 }
  queues.set(db, queue)
  queue.waiting.push({
    ...outcome,
    request,
    shared: shared as SharedWork | undefined,
    bytes: Buffer.byteLength(JSON.stringify(request.batches)),
    since: performance.now(),
    async work(tx) {
      tx.pipeline(append(tx, request))
      await work(tx)
    }
  })
  if (!queue.isCommitting) void commitWaiting(db, queue)
  await promise.finally(() => queue.done++)
}

/** Grows before this process learns that an append of its own was committed. */
export function countDoneAppends(db: Database): number {
  return queues.get(db)?.done ?? 0
}

/** How many wait for those that are being committed. */
export function countWaitingAppends(db: Database): number {
  return queues.get(db)?.waiting.length ?? 0
}

async function commitWaiting(db: Database, queue: Queue): Promise<void> {
  queue.isCommitting = true
  while (queue.waiting.length) {
    const inTime = refuseOverdue(queue.waiting, transactionDeadline.ms + spareMs)
    const { group, rest } = takeGroup(inTime)
    queue.waiting = rest
    await commitGroup(db, group)
  }
  queue.isCommitting = false
}
