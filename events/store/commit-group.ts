import type { Database, Transaction } from '#events/database/database.ts'
import { transactionDeadline } from '#events/database/session-settings.ts'
import { hasRolledBack, isDeadline, isUnavailable } from '#events/database/unavailable.ts'
import { lockForAppend } from './append-lock.ts'
import { shareWork } from './share-work.ts'
import type { GroupMember } from './take-group.ts'

/** Why nothing was committed, and which member failed first. */
interface Failure {
  error: unknown
  /** Undefined when it was none of them, or when it is unknown whether the group was committed. */
  index: number | undefined
}

/**
 * Commits in one transaction, in order, and settles each member after its commit. Work that can be shared is done at once;
 * when that fails, which member failed is not known, and all is done one after the other. When one fails, those before it
 * are committed without it, then it is tried alone, then those after it. One that reaches a deadline is not tried again;
 * other members wait for two such deadlines at most. Never rejects.
 */
export async function commitGroup(db: Database, group: readonly GroupMember[]): Promise<void> {
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
export function refuseOverdue(members: readonly GroupMember[], limit: number): GroupMember[] {
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
