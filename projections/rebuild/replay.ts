import { setImmediate } from 'node:timers/promises'
import {
  type Database,
  type Queryable,
  type Transaction,
  throwFirstFailure
} from '#events/database/database.ts'
import { findBatchEnd, lastPosition, readRange } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { Decrypted, ReplayedEvent } from '#events/aggregates/stored-event.ts'
import { type Projection, type ProjectionInput, project } from '#projections/projection.ts'
import { inShadowTransaction } from './shadow-schema.ts'

const batchSize = 2_000
/** Batches that are read ahead: one is being projected, the others keep the lanes from waiting. */
const batchesAhead = 3
/** The most events that are replayed while writers wait. */
const catchUpThreshold = 5

/** Called after each batch with the number of replayed events, and of all. */
export type ReplayProgress = (done: number, total: number) => void

export interface Replay {
  db: Database
  vault: PersonalDataVault
  projections: readonly Projection[]
  /** The schema of the tables; by default that of a rebuild. */
  schema?: string
  progress?: ReplayProgress | undefined
  /** Called with the position of each event whose personal part cannot be decrypted; possibly more than once. */
  onUnreadable?: ((position: number) => void) | undefined
  /** In order of position. */
  pauses?: readonly ReplayPause[]
}

/** Work that runs once the shadow tables are in the state after that event. */
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
    await replayRange(replay, reached, position)
    await inShadowTransaction(replay.db, work, replay.schema)
    reached = position
  }
  await replayRange(replay, reached, last)
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

/** Projects the erasures between two positions of what was replayed up to the first. */
export function replayErasures(replay: Replay, after: number, upTo: number): Promise<void> {
  const projections = replay.projections.map(projection => ({
    ...projection,
    on: Object.fromEntries(Object.entries(projection.on).filter(([type]) => /Erased$/.test(type)))
  }))
  return replayRange({ ...replay, projections, progress: undefined }, after, upTo)
}

/** Replays in batches, which are read and decrypted once, ahead of the lanes. */
async function replayRange(replay: Replay, after: number, last: number): Promise<void> {
  const { db, progress } = replay
  const lanes = openLanes(replay)
  const ahead: Promise<void>[] = []
  try {
    for (let position = after; position < last; ) {
      const end = await findBatchEnd(db, position, Math.min(position + batchSize, last))
      const events = await readDecrypted(db, replay, position, end)
      ahead.push(projectInLanes(lanes, events, () => progress?.(end, last)))
      if (ahead.length > batchesAhead) await ahead.shift()
      position = end
      await setImmediate()
    }
  } finally {
    await throwFirstFailure(ahead)
  }
}

/** A failure is reported when the batch is awaited. */
function projectInLanes(
  lanes: readonly Lane[],
  events: readonly ProjectionInput[],
  onProjected: () => void
): Promise<void> {
  const projected = throwFirstFailure(lanes.map(lane => lane(events))).then(onProjected)
  projected.catch(() => {})
  return projected
}

/** Only the event types that the projections handle are read and decrypted. */
async function readDecrypted(
  db: Queryable,
  { vault, projections, onUnreadable }: Replay,
  after: number,
  upTo: number
): Promise<Decrypted<ReplayedEvent>[]> {
  const types = new Set(projections.flatMap(({ on }) => Object.keys(on)))
  const events = await vault.decrypt(db, await readRange(db, after, upTo, [...types]))
  for (const { position, isUnreadable } of events) if (isUnreadable) onUnreadable?.(position)
  return events
}

/** Replays the last few events, in a transaction that already uses the shadow schema. */
export async function replayTail(tx: Transaction, replay: Replay, after: number, upTo: number) {
  await project(tx, await readDecrypted(tx, replay, after, upTo), replay.projections)
}

/**
 * Projects a batch once those before it are projected, on a connection of its own; after one that failed, none is. Resolves
 * when it is in the tables.
 */
type Lane = (events: readonly ProjectionInput[]) => Promise<void>

/** Slow projections run in parallel with the others. */
function openLanes({ projections, ...replay }: Replay): Lane[] {
  const slow = projections.filter(({ isSlow }) => isSlow)
  const others = projections.filter(({ isSlow }) => !isSlow)
  return [slow, others]
    .filter(({ length }) => length)
    .map(part => openLane({ ...replay, projections: part }))
}

function openLane(replay: Replay): Lane {
  let last = Promise.resolve()
  return events => {
    last = last.then(() => projectBatch(replay, events))
    return last
  }
}

function projectBatch(
  { db, projections, schema }: Replay,
  events: readonly ProjectionInput[]
): Promise<void> {
  return inShadowTransaction(
    db,
    async tx => {
      tx.pipeline(tx.exec('SET LOCAL enable_seqscan = off'))
      await project(tx, events, projections)
    },
    schema
  )
}
