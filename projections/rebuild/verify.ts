import type { Transaction } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { recordVerified } from '#events/store/read-model-versions.ts'
import { buildShadow } from './build-shadow.ts'
import { collectUnreadable, type Replay, replayTail } from './replay.ts'
import { dropShadow, shadowSchema, useShadowSchema } from './shadow-schema.ts'

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
      const reached = await buildShadow(replay, 'compare')
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

/** By digests of the rows: sorting whole rows, with their texts and vectors, takes several times as long. */
async function compareTable(tx: Transaction, table: string): Promise<TableDifference> {
  const columns = await writtenColumns(tx, table)
  const digests = (schema: string, side: number) =>
    `SELECT ${side} AS side, sha256(record_send(row)) AS digest FROM (SELECT ${columns} FROM ${schema}.${table}) AS row`
  const [row] = await tx.query<Omit<TableDifference, 'table'>>(
    `SELECT coalesce(sum(n) FILTER (WHERE n > 0), 0)::bigint AS "onlyLive",
       coalesce(-sum(n) FILTER (WHERE n < 0), 0)::bigint AS "onlyReplayed"
       FROM (
         SELECT sum(side) AS n FROM (${digests('read', 1)} UNION ALL ${digests(shadowSchema, -1)}) AS rows
          GROUP BY digest HAVING sum(side) <> 0) AS differing`
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
