import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Database, Queries, Transaction } from '#events/database.ts'
import { headPosition, readAll } from '#events/log.ts'
import type { KnownEvent, Vault } from '#events/vault.ts'
import { type Projection, project } from './projection.ts'

/** Where read tables are made again while the live ones serve. Only one process does so at a time. */
export const shadowSchema = 'read_next'

const batch = 500
/** This near to the head, what is left is small enough to be done in one go. */
export const nearly = 20

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

/** A transaction in which bare names mean the shadow's tables. */
export function inShadow<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async tx => {
      await lookIntoShadow(tx)
      return work(tx)
    },
    { timeout: 0 }
  )
}

export async function lookIntoShadow(tx: Transaction): Promise<void> {
  await tx.exec(`SET LOCAL search_path = ${shadowSchema}, public`)
}

async function analyze({ db, projections }: Replay): Promise<void> {
  const tables = projections.flatMap(({ owns }) => owns)
  await inShadow(db, tx => tx.exec(`ANALYZE ${tables.join(', ')}`))
}

/** Replays in batches, reading one while the one before is shown, until the head is near. */
async function catchUp(
  { db, vault, projections, progress }: Replay,
  from: number
): Promise<number> {
  let position = from
  let next = known(db, vault, position)
  for (;;) {
    const events = await next
    const last = events.at(-1)
    if (!last) return position
    position = last.position
    next = known(db, vault, position)
    await inShadow(db, tx => project(tx, events, projections))
    const head = await headPosition(db)
    progress?.(position, head)
    if (head - position <= nearly) return position
    await setImmediate()
  }
}

async function known(db: Queries, vault: Vault, after: number): Promise<KnownEvent[]> {
  return vault.open(db, await readAll(db, after, batch))
}

/** The last few events, in a transaction that already looks into the shadow. */
export async function replayTail(tx: Transaction, { vault, projections }: Replay, after: number) {
  const events = await vault.open(tx, await readAll(tx, after, 100_000))
  await project(tx, events, projections)
  return events.at(-1)?.position ?? after
}
