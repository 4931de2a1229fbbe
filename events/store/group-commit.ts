import {
  type Database,
  requireOutsideTransaction,
  type Transaction
} from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import { hasRolledBack, isDeadline, isUnavailable } from '#events/database/unavailable.ts'
import { lockForAppend } from './append-lock.ts'
import { append, appendAll, type AppendRequest } from './event-store.ts'
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

/** Why nothing was committed, and which member failed first. */
interface Failure {
  error: unknown
  /** The member whose work failed; undefined when none did, or when it is unknown whether the group was committed. */
  index: number | undefined
}

/**
 * Commits in one transaction, in order, and settles each member after its commit. Work that can be shared is done at once;
 * when that fails, which member failed is not known, and all is done one after the other. When one fails, those before it
 * are committed without it, then it is tried alone, then those after it. One that reaches a deadline is not tried again;
 * other members wait for two such deadlines at most. Never rejects.
 */
async function commitGroup(db: Database, group: readonly GroupMember[]): Promise<void> {
  const members = refuseOverdue(group, 2 * transactionDeadline.ms)
  if (!members.length) return
  const shared = members.length > 1 ? shareWork(members) : undefined
  const ofAll = shared && (await commitTogether(db, [shared], true))
  if (shared && ofAll?.index === undefined) return settleAll(members, ofAll)
  const failure = await commitTogether(db, members, members.length > 1)
  if (!failure || failure.index === undefined) return settleAll(members, failure)
  const { error, index } = failure
  await commitGroup(db, members.slice(0, index))
  if (index === 0 || isDeadline(error)) members[index]?.reject(error)
  else await commitGroup(db, members.slice(index, index + 1))
  await commitGroup(db, members.slice(index + 1))
}

/** The work of all as one; undefined when it is not the same. */
function shareWork(members: readonly GroupMember[]): Pick<GroupMember, 'work'> | undefined {
  const [first] = members
  const works = members.flatMap(({ shared }) => shared ?? [])
  if (!first?.shared || works.length < members.length) return undefined
  const { write } = first.shared
  const { readModelVersion } = first.request
  const requests = members.map(({ request }) => request)
  const isSame =
    works.every(work => work.write === write) &&
    requests.every(request => request.readModelVersion === readModelVersion)
  if (!isSame) return undefined
  const items = works.map(({ item }) => item)
  return {
    async work(tx) {
      tx.pipeline(appendAll(tx, readModelVersion, requests))
      await write(tx, items)
    }
  }
}

function settleAll(members: readonly GroupMember[], failure: Failure | undefined): void {
  for (const { resolve, reject } of members) failure ? reject(failure.error) : resolve()
}

/** Others took as long as a statement may: the database is unavailable for these; see `isUnavailable`. */
class AppendOverdue extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('other appends were committed until this one was overdue')
  }
}

/** Refuses those that have waited longer than so many milliseconds; returns the others. */
function refuseOverdue(members: readonly GroupMember[], limit: number): GroupMember[] {
  const earliest = performance.now() - limit
  return members.filter(({ since, reject }) => {
    if (since < earliest) reject(new AppendOverdue())
    return since >= earliest
  })
}

type Work = Pick<GroupMember, 'work'>

/** The deadline of the lock is no fault of a member of a group. */
async function commitTogether(
  db: Database,
  works: readonly Work[],
  isGroup: boolean
): Promise<Failure | undefined> {
  const sent: Promise<unknown>[][] = []
  let isCommitSent = false
  try {
    await db.transaction(async tx => {
      if (isGroup) tx.pipeline(lockForAppend(tx))
      for (const work of works) {
        const statements: Promise<unknown>[] = []
        sent.push(statements)
        await run(work, tx, statements)
      }
      isCommitSent = true
    })
    return undefined
  } catch (error) {
    const failure = await findFailure(sent, error)
    const isKnown = hasRolledBack(failure.error) || !(isCommitSent || isUnavailable(failure.error))
    return isKnown ? failure : { ...failure, index: undefined }
  }
}

/** Keeps what the member sends in a list of its own. */
async function run(member: Work, tx: Transaction, sent: Promise<unknown>[]): Promise<void> {
  const pipeline: Transaction['pipeline'] = statements => {
    sent.push(statements)
    tx.pipeline(statements)
  }
  const work = member.work({ ...tx, pipeline })
  sent.push(work)
  await work
}

/** The first failure in the order of sending is the cause: later statements fail because of it. */
async function findFailure(sent: Promise<unknown>[][], error: unknown): Promise<Failure> {
  for (const [index, statements] of sent.entries()) {
    const results = await Promise.allSettled(statements)
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') return { error: failed.reason, index }
  }
  return { error, index: undefined }
}
