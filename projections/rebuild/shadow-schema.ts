import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Database, Queries, Transaction } from '#events/database/database.ts'
import { headPosition, readStretch } from '#events/store/event-store.ts'
import type { KnownEvent, Vault } from '#events/privacy/personal-data-vault.ts'
import { type Projection, project } from '#projections/projection.ts'

/** Where read tables are made again while the live ones serve. Only one process does so at a time. */
export const shadowSchema = 'read_next'

const batch = 500
/** This near to the head, what is left is small enough to be done while every writer waits. */
const nearly = 5

/** Told now and then: how many events are done, of how many. */
export type Progress = (done: number, total: number) => void

export interface Replay {
  db: Database
  vault: Vault
  projections: readonly Projection[]
  progress?: Progress | undefined
}

/** Makes the tables again from the whole log; answers how far it came, at most `nearly` events behind. */
export async function buildShadow(replay: Replay): Promise<number> {
  const { db, projections } = replay
  await dropShadow(db)
  await inShadow(db, async tx => {
    await tx.exec(`CREATE SCHEMA ${shadowSchema}`)
    for (const { tables } of projections) await tx.exec(readFileSync(tables, 'utf8'))
  })
  const position = await catchUp(replay, 0)
  await inShadow(db, async tx => {
    for (const { indexes } of projections) if (indexes) await tx.exec(readFileSync(indexes, 'utf8'))
  })
  await analyze(replay)
  return catchUp(replay, position)
}

export async function dropShadow(db: Queries): Promise<void> {
  await db.exec(`DROP SCHEMA IF EXISTS ${shadowSchema} CASCADE`)
}

/**
 * A transaction in which bare names mean the shadow's tables. Nobody waits for its commit to be on the disk:
 * what a crash takes away of a shadow is made again.
 */
function inShadow<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async tx => {
      tx.unawaited(tx.exec('SET LOCAL synchronous_commit = off'))
      lookIntoShadow(tx)
      return work(tx)
    },
    { timeout: 0 }
  )
}

export function lookIntoShadow(tx: Transaction): void {
  tx.unawaited(tx.exec(`SET LOCAL search_path = ${shadowSchema}, public`))
}

async function analyze({ db, projections }: Replay): Promise<void> {
  const tables = projections.flatMap(({ owns }) => owns)
  await inShadow(db, tx => tx.exec(`ANALYZE ${tables.join(', ')}`))
}

/** Replays in batches, reading one while the one before is shown, until the head is near. */
export async function catchUp(replay: Replay, from: number): Promise<number> {
  const { db, projections, progress } = replay
  const isNear = ({ head }: Stretch) => head - position <= nearly
  let position = from
  let stretch = await readOn(replay, position)
  for (;;) {
    // The head that was read ahead is old by the time that the batch is shown.
    if (isNear(stretch)) stretch = await readOn(replay, position)
    if (isNear(stretch)) return position
    const { events, upTo } = stretch
    const shown = inShadow(db, tx => project(tx, events, projections))
    const [ahead] = await Promise.all([readOn(replay, upTo), shown])
    position = upTo
    stretch = ahead
    progress?.(position, stretch.head)
    await setImmediate()
  }
}

interface Stretch {
  events: KnownEvent[]
  upTo: number
  head: number
}

async function readOn(replay: Replay, after: number): Promise<Stretch> {
  const head = await headPosition(replay.db)
  const upTo = Math.min(after + batch, head)
  return { events: await known(replay.db, replay, after, upTo), upTo, head }
}

/** What the projections handle of a stretch of the log; the rest is neither read nor opened. */
async function known(
  db: Queries,
  { vault, projections }: Replay,
  after: number,
  upTo: number
): Promise<KnownEvent[]> {
  const types = new Set(projections.flatMap(({ on }) => Object.keys(on)))
  return vault.open(db, await readStretch(db, after, upTo, [...types]))
}

/** The last few events, in a transaction that already looks into the shadow. */
export async function replayTail(tx: Transaction, replay: Replay, after: number, upTo: number) {
  await project(tx, await known(tx, replay, after, upTo), replay.projections)
}
