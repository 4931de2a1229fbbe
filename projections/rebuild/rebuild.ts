import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lockForAppend } from '#events/store/append-lock.ts'
import {
  listBuiltTables,
  recordRebuild,
  requireNotLater
} from '#events/store/read-model-versions.ts'
import { buildShadow } from './build-shadow.ts'
import { catchUpShadow, collectUnreadable, type Replay, replayTail } from './replay.ts'
import { dropShadow, retiredSchema, shadowSchema, useShadowSchema } from './shadow-schema.ts'

export interface RebuildResult {
  position: number
  /** Milliseconds for which appends were blocked. */
  held: number
  /** Positions of events whose personal part cannot be decrypted: the tables are as if it were erased. */
  unreadable: number[]
}

type Swap = Pick<RebuildResult, 'position' | 'held'>

/** Rebuilds read tables from the event log while others read and write, and swaps them in at once. */
export function rebuild(replay: Replay, readModelVersion: string): Promise<RebuildResult> {
  return replay.db.withExclusiveLock(() => rebuildLocked(replay, readModelVersion))
}

/** As `rebuild`, for a caller that holds the exclusive lock. */
export async function rebuildLocked(
  given: Replay,
  readModelVersion: string
): Promise<RebuildResult> {
  const unreadable = new Set<number>()
  const replay = collectUnreadable(given, unreadable)
  await requireNotLater(replay.db, readModelVersion)
  await dropShadow(replay.db)
  try {
    await replay.db.exec(`CREATE SCHEMA ${retiredSchema}`)
    const reached = await buildShadow(replay, 'swap')
    const names = replay.projections.map(({ name }) => name)
    const retired = await listBuiltTables(replay.db, names)
    const rebuilt = await swapWithRetry(replay, reached, retired, readModelVersion)
    return { ...rebuilt, unreadable: [...unreadable] }
  } finally {
    await dropShadow(replay.db)
  }
}

/** Behind a slow reader the swap would block every writer, so it gives up and retries, waiting longer each time. */
async function swapWithRetry(
  replay: Replay,
  from: number,
  retired: readonly string[],
  readModelVersion: string
): Promise<Swap> {
  let reached = from
  for (let attempt = 0; ; attempt++) {
    try {
      return await swap(replay, {
        reached,
        retired,
        readModelVersion,
        lockTimeout: timeoutOfAttempt(attempt)
      })
    } catch (error) {
      if (!isUnavailable(error) || attempt === 100) throw error
      await setTimeout(50 + 10 * attempt)
      reached = await catchUpShadow(replay, reached)
    }
  }
}

interface SwapOptions {
  reached: number
  retired: readonly string[]
  readModelVersion: string
  /** Milliseconds. */
  lockTimeout: number
}

/** Milliseconds after which readers that never pause no longer keep a slow machine from swapping. */
function timeoutOfAttempt(attempt: number): number {
  return Math.min(25 * 2 ** Math.floor(attempt / 2), 800)
}

/** Statements after the append lock are pipelined: writers wait for no round trip. */
async function swap(
  replay: Replay,
  { reached, retired, readModelVersion, lockTimeout }: SwapOptions
): Promise<Swap> {
  let lockedAt = 0
  const position = await replay.db.transaction(
    async tx => {
      const last = await lockForAppend(tx)
      lockedAt = performance.now()
      tx.pipeline(tx.exec(`SET LOCAL lock_timeout = ${lockTimeout}`))
      useShadowSchema(tx)
      await replayTail(tx, replay, reached, last)
      tx.pipeline(swapSchemas(tx, retired, replay))
      tx.pipeline(
        recordRebuild(tx, { projections: replay.projections, position: last, readModelVersion })
      )
      return last
    },
    { timeout: 0 }
  )
  return { position, held: performance.now() - lockedAt }
}

async function swapSchemas(
  tx: Transaction,
  retired: readonly string[],
  { projections }: Replay
): Promise<void> {
  const fresh = projections.flatMap(({ tableNames }) => tableNames)
  const leave = retired.map(name => `ALTER TABLE read.${name} SET SCHEMA ${retiredSchema};`)
  const enter = fresh.map(name => `ALTER TABLE ${shadowSchema}.${name} SET SCHEMA read;`)
  await tx.exec([...leave, ...enter].join('\n'))
}
