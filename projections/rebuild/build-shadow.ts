import { readFileSync } from 'node:fs'
import { lastPosition } from '#events/store/event-store.ts'
import { catchUpShadow, type Replay, replayAll, replayErasures } from './replay.ts'
import { inShadowTransaction, pastSchema, shadowSchema } from './shadow-schema.ts'

/**
 * Replays the whole event log; returns the last replayed position, at most `catchUpThreshold` events behind. Tables that
 * are only compared need no indexes for reading and no statistics, and are not written to the log of PostgreSQL.
 */
export async function buildShadow(replay: Replay, use: 'swap' | 'compare'): Promise<number> {
  const { db } = replay
  await createTables(replay, use === 'compare')
  const filled = await lastPosition(db)
  await replayAll(replay, filled)
  const position = await catchUpShadow(replay, filled)
  await completeTables(replay, use === 'swap')
  return catchUpShadow(replay, position)
}

/**
 * The read tables as they were at a position, without what was erased since; returns the position up to which erasures are
 * among them.
 */
export async function buildPast(given: Replay, upTo: number): Promise<number> {
  const replay = { ...given, schema: pastSchema }
  await createTables(replay, true)
  await replayAll(replay, upTo)
  await completeTables(replay, true)
  const last = await lastPosition(replay.db)
  await replayErasures(replay, upTo, last)
  return last
}

async function createTables(replay: Replay, isUnlogged: boolean): Promise<void> {
  const { db, projections, schema = shadowSchema } = replay
  await inShadowTransaction(
    db,
    async tx => {
      await tx.exec(`CREATE SCHEMA ${schema}`)
      for (const { tablesFile } of projections) await tx.exec(readFileSync(tablesFile, 'utf8'))
      if (isUnlogged)
        for (const name of tablesOf(replay)) await tx.exec(`ALTER TABLE ${name} SET UNLOGGED`)
    },
    schema
  )
}

async function completeTables(replay: Replay, isForReading: boolean): Promise<void> {
  const { db, projections, schema } = replay
  const counters = projections.flatMap(({ countersFiles = [] }) => countersFiles)
  const indexes = projections.flatMap(({ indexesFile }) => indexesFile ?? [])
  await Promise.all([
    ...counters.map(file => runFiles(replay, [file])),
    isForReading && runFiles(replay, indexes)
  ])
  if (isForReading) {
    const analyze = `ANALYZE ${tablesOf(replay).join(', ')}`
    await inShadowTransaction(db, tx => tx.exec(analyze), schema)
  }
}

function tablesOf({ projections }: Replay): string[] {
  return projections.flatMap(({ tableNames }) => tableNames)
}

function runFiles({ db, schema }: Replay, files: readonly URL[]): Promise<void> {
  return inShadowTransaction(
    db,
    async tx => {
      for (const file of files) await tx.exec(readFileSync(file, 'utf8'))
    },
    schema
  )
}
