import { setImmediate } from 'node:timers/promises'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { lastPosition, readRange } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import { type Projection, project } from '#projections/projection.ts'
import { inShadowTransaction } from './shadow-schema.ts'

const batchSize = 2_000
/** So few events are replayed while writers wait. */
const catchUpThreshold = 5

/** Called after each batch with the number of replayed events, and of all. */
export type ReplayProgress = (done: number, total: number) => void

export interface Replay {
  db: Database
  vault: PersonalDataVault
  projections: readonly Projection[]
  progress?: ReplayProgress | undefined
  /** Called with the position of each event whose personal part cannot be decrypted; possibly more than once. */
  onUnreadable?: ((position: number) => void) | undefined
  /** In the order of their positions. */
  pauses?: readonly ReplayPause[]
}

/** Work that is done once the shadow tables are as after that event. */
export interface ReplayPause {
  position: number
  work(tx: Transaction): Promise<void>
}

/** The same replay, which adds the positions of unreadable events to the set. */
export function collectUnreadable(replay: Replay, positions: Set<number>): Replay {
  return { ...replay, onUnreadable: position => void positions.add(position) }
}

/** Replays all events up to a position. */
export async function replayAll(replay: Replay, last: number): Promise<void> {
  let reached = 0
  for (const { position, work } of replay.pauses ?? []) {
    await replayInLanes(replay, reached, position)
    await inShadowTransaction(replay.db, work)
    reached = position
  }
  await replayInLanes(replay, reached, last)
}

/** The slow projections and the others go beside each other, on connections of their own. */
async function replayInLanes(replay: Replay, after: number, last: number): Promise<void> {
  await Promise.all(lanesOf(replay).map(lane => replayRange(lane, after, last)))
}

function lanesOf(replay: Replay): Replay[] {
  const { projections, progress } = replay
  const slow = projections.filter(({ isSlow }) => isSlow)
  const others = projections.filter(({ isSlow }) => !isSlow)
  if (!slow.length || !others.length) return [replay]
  return [
    { ...replay, projections: slow, progress },
    { ...replay, projections: others, progress: undefined }
  ]
}

/** Replays until few events are left; returns the last replayed position. */
export async function catchUpShadow(replay: Replay, from: number): Promise<number> {
  for (let position = from; ; ) {
    const last = await lastPosition(replay.db)
    if (last - position <= catchUpThreshold) return position
    await replayRange(replay, position, last)
    position = last
  }
}

/** Replays in batches, reading the next one while one is projected. */
async function replayRange(replay: Replay, after: number, last: number): Promise<void> {
  const { db, projections, progress } = replay
  const endOf = (position: number) => Math.min(position + batchSize, last)
  const read = (position: number) => readDecrypted(db, replay, position, endOf(position))
  let events = await read(after)
  for (let position = after; position < last; position = endOf(position)) {
    const projected = inShadowTransaction(db, async tx => {
      tx.pipeline(tx.exec('SET LOCAL enable_seqscan = off'))
      await project(tx, events, projections)
    })
    const [ahead] = await Promise.all([read(endOf(position)), projected])
    events = ahead
    progress?.(endOf(position), last)
    await setImmediate()
  }
}

/** Only the event types that the projections handle are read and decrypted. */
async function readDecrypted(
  db: Queryable,
  { vault, projections, onUnreadable }: Replay,
  after: number,
  upTo: number
): Promise<DecryptedEvent[]> {
  const types = new Set(projections.flatMap(({ on }) => Object.keys(on)))
  const events = await vault.decrypt(db, await readRange(db, after, upTo, [...types]))
  for (const { position, isUnreadable } of events) if (isUnreadable) onUnreadable?.(position)
  return events
}

/** The last few events, in a transaction that already uses the shadow schema. */
export async function replayTail(tx: Transaction, replay: Replay, after: number, upTo: number) {
  await project(tx, await readDecrypted(tx, replay, after, upTo), replay.projections)
}
