import { readFileSync } from 'node:fs'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { catchUpShadow, type Replay, replayAll } from './replay.ts'
import { inShadowTransaction, shadowSchema } from './shadow-schema.ts'

/**
 * Replays the whole event log; returns the last replayed position, at most `catchUpThreshold` events behind. Tables that
 * are only compared need no indexes for reading and no statistics, and are not written to the log of PostgreSQL.
 */
export async function buildShadow(replay: Replay, use: 'swap' | 'compare'): Promise<number> {
  const { db, projections } = replay
  await inShadowTransaction(db, async tx => {
    await tx.exec(`CREATE SCHEMA ${shadowSchema}`)
    for (const { tablesFile } of projections) await tx.exec(readFileSync(tablesFile, 'utf8'))
    if (use === 'compare')
      for (const name of tablesOf(replay)) await tx.exec(`ALTER TABLE ${name} SET UNLOGGED`)
  })
  const filled = await lastPosition(db)
  await replayAll(replay, filled)
  const position = await catchUpShadow(replay, filled)
  const counters = projections.flatMap(({ countersFiles = [] }) => countersFiles)
  const indexes = projections.flatMap(({ indexesFile }) => indexesFile ?? [])
  await Promise.all([
    ...counters.map(file => runFiles(db, [file])),
    use === 'swap' && runFiles(db, indexes)
  ])
  if (use === 'swap')
    await inShadowTransaction(db, tx => tx.exec(`ANALYZE ${tablesOf(replay).join(', ')}`))
  return catchUpShadow(replay, position)
}

function tablesOf({ projections }: Replay): string[] {
  return projections.flatMap(({ tableNames }) => tableNames)
}

function runFiles(db: Database, files: readonly URL[]): Promise<void> {
  return inShadowTransaction(db, async tx => {
    for (const file of files) await tx.exec(readFileSync(file, 'utf8'))
  })
}
