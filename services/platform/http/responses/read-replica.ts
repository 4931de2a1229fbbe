import { setTimeout } from 'node:timers/promises'
import type { Database, Queryable } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lastPosition, type LogEnd, readLogEnd, wasEndOf } from '#events/store/event-store.ts'
import type { ReplicaRead } from './read-your-writes.ts'
import { withTimeout } from '#services/platform/config/with-timeout.ts'

/** Milliseconds: between two checks, for a replica to catch up with a visitor, and for a query on it. */
const defaultTimings = { look: 1_000, catchUp: 100, step: 10, answer: 1_000 }
/** Checks by which a replica may lag behind the primary. */
const maxProbesBehind = 5

export interface ReadReplica {
  read: ReplicaRead
  /** Checks whether the replica is available and how far it has replayed; also runs every second. */
  look(): Promise<void>
  close(): Promise<void>
}

/**
 * Searches go to the replica while it is available and up to date, otherwise to the primary. Only the
 * check of each second waits for an unavailable replica, never a visitor.
 */
export function watchReplica(
  primary: Queryable,
  replica: Database,
  patience = defaultTimings
): ReadReplica {
  let isUsable = false
  let reached = 0
  const heads = rememberHeads(maxProbesBehind)
  const position = shareCalls(() =>
    withTimeout(lastPosition(replica), patience.catchUp, throwTimeout)
  )

  async function look(): Promise<void> {
    const [theirs, ours] = await Promise.all([
      withTimeout(readLogEnd(replica), patience.answer, throwTimeout).catch(() => undefined),
      lastPosition(primary).catch(heads.latest)
    ])
    heads.add(ours)
    reached = theirs?.position ?? -1
    isUsable = theirs !== undefined && reached >= heads.oldest() && (await isOfPrimary(theirs))
  }

  /** False when another copy of the log has taken the place of the primary's. A replica may see a commit before the primary does. */
  async function isOfPrimary(theirs: LogEnd): Promise<boolean> {
    try {
      if (await wasEndOf(primary, theirs)) return true
      await setTimeout(patience.catchUp)
      return await wasEndOf(primary, theirs)
    } catch {
      return true
    }
  }

  async function hasSeen(after: number): Promise<boolean> {
    const until = performance.now() + patience.catchUp
    if (isUsable && reached < after && !(await isWritten(after))) return true
    while (isUsable && reached < after) {
      if (performance.now() > until) return false
      await setTimeout(patience.step)
      reached = await position().catch(giveUp)
    }
    return isUsable
  }

  /** A visitor may claim any position: one that the primary has not reached was never written. */
  async function isWritten(after: number): Promise<boolean> {
    if (after <= heads.latest()) return true
    return after <= (await lastPosition(primary).catch(() => after))
  }

  function giveUp(error: unknown): number {
    if (!isUnavailable(error)) throw error
    isUsable = false
    return -1
  }

  const timer = setInterval(look, patience.look).unref()
  return {
    look,
    read: async (after, read) => {
      if (!(await hasSeen(after))) return read(primary)
      try {
        return await withTimeout(read(replica), patience.answer, throwTimeout)
      } catch (error) {
        giveUp(error)
        return read(primary)
      }
    },
    close: () => {
      clearInterval(timer)
      return replica.close()
    }
  }
}

/** The positions of the primary at the last checks. */
function rememberHeads(most: number) {
  const heads: number[] = []
  return {
    add(head: number): void {
      heads.push(head)
      if (heads.length > most) heads.shift()
    },
    latest: () => heads.at(-1) ?? 0,
    /** 0 until there were enough checks. */
    oldest: () => (heads.length === most ? (heads[0] ?? 0) : 0)
  }
}

/** Concurrent callers share one call. */
function shareCalls<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined
  return () => {
    pending ??= call().finally(() => {
      pending = undefined
    })
    return pending
  }
}

function throwTimeout(): never {
  throw new Error('read timeout of the replica')
}
