import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lockForAppend } from '#events/store/append-lock.ts'
import { listBuiltTables, recordRebuild } from '#events/store/read-model-versions.ts'
import {
  buildShadow,
  catchUp,
  dropShadow,
  useShadowSchema,
  type Replay,
  replayTail,
  shadowSchema
} from './shadow-schema.ts'

/** What a rebuild says of itself. */
export interface RebuildResult {
  position: number
  /** How long writers waited, in milliseconds. */
  held: number
}

const retiredSchema = 'read_last'

/** Makes read tables again from the log while the site reads and writes, and puts them in place at once. */
export function rebuild(replay: Replay, readModelVersion: string): Promise<RebuildResult> {
  return replay.db.withExclusiveLock(() => rebuildLocked(replay, readModelVersion))
}

/** The same, for a caller that is alone already. */
export async function rebuildLocked(
  replay: Replay,
  readModelVersion: string
): Promise<RebuildResult> {
  await replay.db.exec(
    `DROP SCHEMA IF EXISTS ${retiredSchema} CASCADE; CREATE SCHEMA ${retiredSchema}`
  )
  const reached = await buildShadow(replay)
  const old = await listBuiltTables(
    replay.db,
    replay.projections.map(({ name }) => name)
  )
  const rebuilt = await swapWithRetry(replay, reached, old, readModelVersion)
  await replay.db.exec(`DROP SCHEMA ${retiredSchema} CASCADE`)
  await dropShadow(replay.db)
  return rebuilt
}

/** A reader that takes long would make every writer wait behind us, so we step back and try again. */
async function swapWithRetry(
  replay: Replay,
  from: number,
  old: readonly string[],
  readModelVersion: string
): Promise<RebuildResult> {
  let reached = from
  for (let attempt = 0; ; attempt++) {
    try {
      return await swap(replay, reached, old, readModelVersion)
    } catch (error) {
      if (!isUnavailable(error) || attempt === 100) throw error
      await setTimeout(50 + 10 * attempt)
      reached = await catchUp(replay, reached)
    }
  }
}

/** Everything after the gate is sent at once, so that nobody waits for the way there and back. */
async function swap(
  replay: Replay,
  reached: number,
  old: readonly string[],
  readModelVersion: string
): Promise<RebuildResult> {
  let gated = 0
  const position = await replay.db.transaction(
    async tx => {
      const head = await lockForAppend(tx)
      gated = performance.now()
      tx.pipeline(tx.exec('SET LOCAL lock_timeout = 25'))
      useShadowSchema(tx)
      await replayTail(tx, replay, reached, head)
      tx.pipeline(swapSchemas(tx, old, replay))
      tx.pipeline(
        recordRebuild(tx, { projections: replay.projections, position: head, readModelVersion })
      )
      return head
    },
    { timeout: 0 }
  )
  return { position, held: performance.now() - gated }
}

async function swapSchemas(
  tx: Transaction,
  old: readonly string[],
  { projections }: Replay
): Promise<void> {
  const fresh = projections.flatMap(({ tableNames }) => tableNames)
  const leave = old.map(name => `ALTER TABLE read.${name} SET SCHEMA ${retiredSchema};`)
  const enter = fresh.map(name => `ALTER TABLE ${shadowSchema}.${name} SET SCHEMA read;`)
  await tx.exec([...leave, ...enter].join('\n'))
}
