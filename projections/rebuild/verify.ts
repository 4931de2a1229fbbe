import type { Transaction } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { recordVerified } from '#events/store/read-model-versions.ts'
import {
  buildShadow,
  collectUnreadable,
  dropShadow,
  useShadowSchema,
  type Replay,
  replayTail,
  shadowSchema
} from './shadow-schema.ts'

/** How many rows only the live table has, and how many only the replayed one. */
export interface TableDifference {
  table: string
  onlyLive: number
  onlyReplayed: number
}

export interface VerifyResult {
  position: number
  differences: TableDifference[]
  /** Positions of events whose personal part cannot be decrypted. */
  unreadable: number[]
}

/** Replays the event log into shadow tables and compares them with the live ones, in one snapshot. */
export function verify(given: Replay): Promise<VerifyResult> {
  const unreadable = new Set<number>()
  const replay = collectUnreadable(given, unreadable)
  return replay.db.withExclusiveLock(async () => {
    await dropShadow(replay.db)
    try {
      const reached = await buildShadow(replay)
      const verified = await compare(replay, reached)
      if (!verified.differences.length)
        await recordVerified(
          replay.db,
          replay.projections.map(({ name }) => name),
          verified.position
        )
      return { ...verified, unreadable: [...unreadable] }
    } finally {
      await dropShadow(replay.db)
    }
  })
}

function compare(replay: Replay, reached: number): Promise<Omit<VerifyResult, 'unreadable'>> {
  return replay.db.transaction(
    async tx => {
      useShadowSchema(tx)
      const position = await lastPosition(tx)
      await replayTail(tx, replay, reached, position)
      const differences: TableDifference[] = []
      for (const table of replay.projections.flatMap(({ tableNames }) => tableNames)) {
        const difference = await compareTable(tx, table)
        if (difference.onlyLive || difference.onlyReplayed) differences.push(difference)
      }
      return { position, differences }
    },
    { isolation: 'repeatable read', timeout: 0 }
  )
}

async function compareTable(tx: Transaction, table: string): Promise<TableDifference> {
  const columns = await writtenColumns(tx, table)
  const live = `SELECT ${columns} FROM read.${table}`
  const replayed = `SELECT ${columns} FROM ${shadowSchema}.${table}`
  const [row] = await tx.query<Omit<TableDifference, 'table'>>(
    `SELECT (SELECT count(*) FROM (${live} EXCEPT ALL ${replayed}) AS a) AS "onlyLive",
      (SELECT count(*) FROM (${replayed} EXCEPT ALL ${live}) AS b) AS "onlyReplayed"`
  )
  return { table, onlyLive: row?.onlyLive ?? 0, onlyReplayed: row?.onlyReplayed ?? 0 }
}

/** Without generated columns, which follow from the others. */
async function writtenColumns(tx: Transaction, table: string): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [shadowSchema, table]
  )
  return rows.map(({ name }) => name).join(', ')
}
