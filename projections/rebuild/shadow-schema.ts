import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { lastPosition, readRange } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { DecryptedEvent } from '#events/stored-event.ts'
import { type Projection, project } from '#projections/projection.ts'

/** Where read tables are made again while the live ones serve. Only one process does so at a time. */
export const shadowSchema = 'read_next'

const batchSize = 500
/** This near to the head, what is left is small enough to be done while every writer waits. */
const catchUpThreshold = 5

/** Told now and then: how many events are done, of how many. */
export type ReplayProgress = (done: number, total: number) => void

export interface Replay {
  db: Database
  vault: PersonalDataVault
  projections: readonly Projection[]
  progress?: ReplayProgress | undefined
}

/** Makes the tables again from the whole log; answers how far it came, at most `nearly` events behind. */
export async function buildShadow(replay: Replay): Promise<number> {
  const { db, projections } = replay
  await dropShadow(db)
  await inShadowTransaction(db, async tx => {
    await tx.exec(`CREATE SCHEMA ${shadowSchema}`)
    for (const { tablesFile } of projections) await tx.exec(readFileSync(tablesFile, 'utf8'))
  })
  const position = await catchUp(replay, 0)
  await inShadowTransaction(db, async tx => {
    for (const { indexesFile } of projections)
      if (indexesFile) await tx.exec(readFileSync(indexesFile, 'utf8'))
  })
  await analyze(replay)
  return catchUp(replay, position)
}

export async function dropShadow(db: Queryable): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${shadowSchema} CASCADE`)
}

/**
 * A transaction in which bare names mean the shadow's tables. Nobody waits for its commit to be on the disk:
 * what a crash takes away of a shadow is made again.
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

/** Replays in batches, reading one while the one before is shown, until the head is near. */
export async function catchUp(replay: Replay, from: number): Promise<number> {
  const { db, projections, progress } = replay
  const isNear = ({ head }: EventRange) => head - position <= catchUpThreshold
  let position = from
  let stretch = await readNext(replay, position)
  for (;;) {
    // The head that was read ahead is old by the time that the batch is shown.
    if (isNear(stretch)) stretch = await readNext(replay, position)
    if (isNear(stretch)) return position
    const { events, upTo } = stretch
    const shown = inShadowTransaction(db, tx => project(tx, events, projections))
    const [ahead] = await Promise.all([readNext(replay, upTo), shown])
    position = upTo
    stretch = ahead
    progress?.(position, stretch.head)
    await setImmediate()
  }
}

interface EventRange {
  events: DecryptedEvent[]
  upTo: number
  head: number
}

async function readNext(replay: Replay, after: number): Promise<EventRange> {
  const head = await lastPosition(replay.db)
  const upTo = Math.min(after + batchSize, head)
  return { events: await readDecrypted(replay.db, replay, after, upTo), upTo, head }
}

/** What the projections handle of a stretch of the log; the rest is neither read nor opened. */
async function readDecrypted(
  db: Queryable,
  { vault, projections }: Replay,
  after: number,
  upTo: number
): Promise<DecryptedEvent[]> {
  const types = new Set(projections.flatMap(({ on }) => Object.keys(on)))
  return vault.decrypt(db, await readRange(db, after, upTo, [...types]))
}

/** The last few events, in a transaction that already looks into the shadow. */
export async function replayTail(tx: Transaction, replay: Replay, after: number, upTo: number) {
  await project(tx, await readDecrypted(tx, replay, after, upTo), replay.projections)
}
