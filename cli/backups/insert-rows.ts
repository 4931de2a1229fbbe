import type { Transaction } from '#events/database/database.ts'
import { importEvents } from '#events/store/export-import.ts'
import { CliError } from '#cli/command.ts'
import { type BackupTable, findBackupTable } from '#services/backups/backup-tables.ts'
import type { ExportedRow } from '#services/backups/ndjson-file.ts'

/** The people and things with which a record is erased. */
export function subjectsOf(record: ExportedRow): string[] {
  if ('event' in record) return []
  const { subjectColumn, ownerColumn } = findTable(record.table)
  return [subjectColumn, ownerColumn].flatMap(column => {
    const value = column && record.row[column]
    return value ? [String(value)] : []
  })
}

function findTable(name: string): BackupTable {
  const table = findBackupTable(name)
  if (!table) throw new CliError(`El archivo nombra una tabla desconocida: ${name}`)
  return table
}

/** Inserts a batch: events, or rows of one table. */
export async function insertRows(tx: Transaction, records: readonly ExportedRow[]): Promise<void> {
  const events = records.flatMap(record => ('event' in record ? [record.event] : []))
  const rows = records.flatMap(record => ('table' in record ? [record] : []))
  if (events.length) await importEvents(tx, events)
  const [first] = rows
  if (!first) return
  const { name, columns: known } = findTable(first.table)
  // Columns that are newer than the file take their default.
  const columns = known.filter(column => column in first.row)
  await tx.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))]
  )
}
