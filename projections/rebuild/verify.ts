import { readFileSync } from 'node:fs'
import type { Queryable, Transaction } from '#events/database/database.ts'
import { lastPosition, readChanges } from '#events/store/event-store.ts'
import { recordVerified } from '#events/store/read-model-versions.ts'
import { type CountedFigures, countedFigures, type FiguresCount } from '#projections/index.ts'
import { buildShadow } from './build-shadow.ts'
import { collectUnreadable, type Replay, type ReplayPause, replayTail } from './replay.ts'
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

/**
 * Replays the event log into shadow tables and compares them with the live ones, in one snapshot; counted
 * figures with the tables as they were when they were counted.
 */
export function verify(given: Replay): Promise<VerifyResult> {
  const unreadable = new Set<number>()
  const replay = collectUnreadable(given, unreadable)
  return replay.db.withExclusiveLock(async () => {
    await dropShadow(replay.db)
    try {
      const figures: TableDifference[] = []
      const reached = await buildShadow(await withFigures(replay, figures), 'compare')
      const compared = await compare(replay, reached)
      const verified = { ...compared, differences: [...compared.differences, ...figures] }
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

/** Adds the differences of counted figures whose sources were replayed. */
async function withFigures(replay: Replay, found: TableDifference[]): Promise<Replay> {
  const names = new Set(replay.projections.map(({ name }) => name))
  const pauses: ReplayPause[] = []
  for (const figures of countedFigures) {
    if (!figures.sources.every(name => names.has(name))) continue
    const counted = await figures.findCount(replay.db)
    if (counted) pauses.push(comparison(figures, counted, found))
  }
  return { ...replay, pauses: pauses.sort((a, b) => a.position - b.position) }
}

function comparison(
  figures: CountedFigures,
  counted: FiguresCount,
  found: TableDifference[]
): ReplayPause {
  return {
    position: counted.position,
    async work(tx) {
      const { onlyLive, onlyReplayed } = await figures.compare(tx, counted)
      const isDifferent = onlyLive > 0 || onlyReplayed > 0
      if (isDifferent && !(await isOutdated(tx, figures, counted)))
        found.push({ table: figures.table, onlyLive, onlyReplayed })
    }
  }
}

/** True when the figures were counted anew meanwhile, or something that they counted was erased since. */
async function isOutdated(
  db: Queryable,
  { findCount, erasures }: CountedFigures,
  counted: FiguresCount
): Promise<boolean> {
  const now = await findCount(db)
  if (now?.position !== counted.position || now.countedAt !== counted.countedAt) return true
  const last = await lastPosition(db)
  return (await readChanges(db, counted.position, last, erasures)).length > 0
}

function compare(replay: Replay, reached: number): Promise<Omit<VerifyResult, 'unreadable'>> {
  return replay.db.transaction(
    async tx => {
      useShadowSchema(tx)
      const position = await lastPosition(tx)
      await replayTail(tx, replay, reached, position)
      for (const { comparisonFile } of replay.projections)
        if (comparisonFile) await tx.exec(readFileSync(comparisonFile, 'utf8'))
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

/** Compares digests of the rows: sorting whole rows, with their texts and vectors, takes several times as long. */
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

/** The columns of a table without generated ones, which follow from the others. */
async function writtenColumns(tx: Transaction, table: string): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [shadowSchema, table]
  )
  return rows.map(({ name }) => name).join(', ')
}
