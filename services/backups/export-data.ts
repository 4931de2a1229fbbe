import type { Database, Transaction } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { exportEvents } from '#events/store/export-import.ts'
import type { ReplayProgress } from '#projections/rebuild/replay.ts'
import {
  keyTable,
  masterKeyTable,
  pictureTables,
  type BackupTable,
  backupTables
} from './backup-tables.ts'
import { groupBySize, type Sized } from './group-by-size.ts'
import type { NdjsonWriter } from './ndjson-file.ts'

/** The files of an export; several of them may be the same file. */
export interface ExportFiles {
  log: NdjsonWriter
  tables: NdjsonWriter
  pictures: NdjsonWriter
  keys: NdjsonWriter
}

export interface ExportSummary {
  /** Position of the last event. */
  position: number
  /** Rows by table. */
  counts: Record<string, number>
  /** The highest version of each type of event. */
  events: Record<string, number>
}

/**
 * Writes the data of one moment. Only the tables need a snapshot, which blocks writes on the embedded database;
 * events up to that moment never change, so they are read outside of the transaction.
 */
export async function exportData(
  db: Database,
  files: ExportFiles,
  progress: ReplayProgress
): Promise<ExportSummary> {
  const { position, counts } = await db.transaction(tx => exportTables(tx, files), {
    isolation: 'repeatable read',
    timeout: 0
  })
  const versions: Record<string, number> = {}
  for await (const events of exportEvents(db, position)) {
    await files.log.write(events.map(event => ({ event })))
    for (const { type, schemaVersion } of events)
      versions[type] = Math.max(versions[type] ?? 0, schemaVersion)
    progress(events.at(-1)?.position ?? 0, position)
  }
  return { position, counts, events: versions }
}

async function exportTables(tx: Transaction, files: ExportFiles) {
  const position = await lastPosition(tx)
  const counts: Record<string, number> = {}
  for (const table of backupTables) counts[table.name] = await exportRows(tx, table, files.tables)
  for (const table of pictureTables) {
    counts[table.name] = await exportRows(tx, table, files.pictures)
  }
  counts[masterKeyTable.name] = await exportRows(tx, masterKeyTable, files.keys)
  counts[keyTable.name] = await exportRows(tx, keyTable, files.keys)
  return { position, counts }
}

/** Returns the number of rows. */
async function exportRows(
  tx: Transaction,
  { name }: BackupTable,
  file: NdjsonWriter
): Promise<number> {
  let total = 0
  for await (const group of groupBySize(readSizes(tx, name))) {
    const rows = await tx.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${name} AS t WHERE ctid = ANY($1::tid[])`,
      [group.map(({ place }) => place)]
    )
    await file.write(rows.map(({ row }) => ({ table: name, row })))
    total += rows.length
  }
  return total
}

/** The address of each row, which does not change in the snapshot, and its size as JSON. */
async function* readSizes(
  tx: Transaction,
  name: string
): AsyncGenerator<Sized & { place: string }> {
  await tx.exec(
    `DECLARE sizes CURSOR FOR
       SELECT '${name}' AS kind, ctid::text AS place, octet_length(to_jsonb(t)::text) AS bytes FROM ${name} AS t`
  )
  for (;;) {
    const sizes = await tx.query<Sized & { place: string }>('FETCH 1000 FROM sizes')
    if (!sizes.length) break
    yield* sizes
  }
  await tx.exec('CLOSE sizes')
}
