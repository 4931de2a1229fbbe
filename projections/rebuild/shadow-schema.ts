import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { lastPosition, readRange } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import { type Projection, project } from '#projections/projection.ts'

/** The schema in which read tables are rebuilt while the live ones serve; under the exclusive lock. */
export const shadowSchema = 'read_next'
/** The schema in which a swap leaves the former tables. */
export const retiredSchema = 'read_last'

const batchSize = 500
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
  /** Done once the shadow tables are as after that event. */
  pause?: { position: number; work(tx: Transaction): Promise<void> } | undefined
}

/** The same replay, which adds the positions of unreadable events to the set. */
export function collectUnreadable(replay: Replay, positions: Set<number>): Replay {
  return { ...replay, onUnreadable: position => void positions.add(position) }
}

/** Replays the whole event log; returns the last replayed position, at most `catchUpThreshold` events behind. */
export async function buildShadow(replay: Replay): Promise<number> {
  const { db, projections } = replay
  await inShadowTransaction(db, async tx => {
    await tx.exec(`CREATE SCHEMA ${shadowSchema}`)
    for (const { tablesFile } of projections) await tx.exec(readFileSync(tablesFile, 'utf8'))
  })
  const position = await catchUpShadow(replay, await replayToPause(replay))
  await inShadowTransaction(db, async tx => {
    for (const { indexesFile } of projections)
      if (indexesFile) await tx.exec(readFileSync(indexesFile, 'utf8'))
  })
  await analyze(replay)
  return catchUpShadow(replay, position)
}

async function replayToPause(replay: Replay): Promise<number> {
  const { db, pause, projections, progress } = replay
  if (!pause) return 0
  const { position } = pause
  for (let from = 0; from < position; from += batchSize) {
    const upTo = Math.min(from + batchSize, position)
    const events = await readDecrypted(db, replay, from, upTo)
    await inShadowTransaction(db, tx => project(tx, events, projections))
    progress?.(upTo, position)
  }
  await inShadowTransaction(db, pause.work)
  return position
}

/** Drops what a rebuild or a verification leaves, also one that was killed; under the exclusive lock. */
export async function dropShadow(db: Queryable): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${shadowSchema}, ${retiredSchema} CASCADE`)
}

/**
 * The same, unless a rebuild or a verification is running. What a killed one left holds people who were erased since:
 * where another role owns the tables, they are emptied.
 */
export async function dropAbandonedShadow(db: Database): Promise<void> {
  const left = await db.query<{ name: string; isOwn: boolean }>(
    `SELECT nspname AS name, pg_has_role(nspowner, 'USAGE') AS "isOwn" FROM pg_namespace
      WHERE nspname IN ($1, $2)`,
    [shadowSchema, retiredSchema]
  )
  if (!left.length) return
  await db.tryExclusiveLock(async () => {
    if (left.every(({ isOwn }) => isOwn)) await dropShadow(db)
    else for (const { name } of left) await emptySchema(db, name)
  })
}

/** Triggers write to other tables of the same schema, which are emptied after their own. */
async function emptySchema(db: Database, schema: string): Promise<void> {
  const tables = await db.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY hastriggers DESC',
    [schema]
  )
  const deletions = tables.map(({ name }) => `DELETE FROM ${schema}.${name};`)
  await db.transaction(
    tx => tx.exec(`SET LOCAL search_path = ${schema}, public; ${deletions.join(' ')}`),
    { timeout: 0 }
  )
}

/**
 * A transaction in which unqualified names mean the shadow tables. Its commit does not wait for the disk: after a
 * crash the shadow is rebuilt anyway.
 */
function inShadowTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async tx => {
      tx.pipeline(tx.exec('SET LOCAL synchronous_commit = off'))
      useShadowSchema(tx)
      return work(tx)
    },
    { timeout: 0 }
  )
}

export function useShadowSchema(tx: Transaction): void {
  tx.pipeline(tx.exec(`SET LOCAL search_path = ${shadowSchema}, public`))
}

async function analyze({ db, projections }: Replay): Promise<void> {
  const tables = projections.flatMap(({ tableNames }) => tableNames)
  await inShadowTransaction(db, tx => tx.exec(`ANALYZE ${tables.join(', ')}`))
}

/** Replays in batches, reading the next one while one is projected, until few events are left. */
export async function catchUpShadow(replay: Replay, from: number): Promise<number> {
  const { db, projections, progress } = replay
  const isNear = ({ last }: EventRange) => last - position <= catchUpThreshold
  let position = from
  let range = await readNext(replay, position)
  for (;;) {
    // The last position that was read ahead is out of date once the batch is projected.
    if (isNear(range)) range = await readNext(replay, position)
    if (isNear(range)) return position
    const { events, upTo } = range
    const projected = inShadowTransaction(db, tx => project(tx, events, projections))
    const [ahead] = await Promise.all([readNext(replay, upTo), projected])
    position = upTo
    range = ahead
    progress?.(position, range.last)
    await setImmediate()
  }
}

interface EventRange {
  events: DecryptedEvent[]
  upTo: number
  last: number
}

async function readNext(replay: Replay, after: number): Promise<EventRange> {
  const last = await lastPosition(replay.db)
  const upTo = Math.min(after + batchSize, last)
  return { events: await readDecrypted(replay.db, replay, after, upTo), upTo, last }
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
