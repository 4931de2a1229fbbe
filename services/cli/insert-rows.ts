import type { Transaction } from '#events/database/database.ts'
import { importEvents } from '#events/store/export-import.ts'
import { CliError } from './command.ts'
import { allTables, type BackupTable } from './backup-tables.ts'
import type { ExportedRow } from './ndjson-file.ts'

const batchSize = 1_000

/** Things of one kind each, in the order of the file. */
export async function* groupByKind(
  things: AsyncIterable<ExportedRow>
): AsyncGenerator<ExportedRow[]> {
  let group: ExportedRow[] = []
  for await (const thing of things) {
    const [first] = group
    if (first && (group.length === batchSize || kindOf(first) !== kindOf(thing))) {
      yield group
      group = []
    }
    group.push(thing)
  }
  if (group.length) yield group
}

function kindOf(thing: ExportedRow): string {
  return 'table' in thing ? thing.table : 'event'
}

/** Whose a row is that goes with its person. */
export function subjectOf(thing: ExportedRow): string {
  if ('event' in thing) return ''
  const { subjectColumn } = findTable(thing.table)
  return subjectColumn ? String(thing.row[subjectColumn]) : ''
}

function findTable(name: string): BackupTable {
  const table = allTables.find(known => known.name === name)
  if (!table) throw new CliError(`El archivo nombra una tabla desconocida: ${name}`)
  return table
}

/** Puts things of one kind where they belong. */
export async function insertRows(tx: Transaction, things: readonly ExportedRow[]): Promise<void> {
  const events = things.flatMap(thing => ('event' in thing ? [thing.event] : []))
  const rows = things.flatMap(thing => ('table' in thing ? [thing] : []))
  if (events.length) await importEvents(tx, events)
  const [first] = rows
  if (!first) return
  const { name, columns } = findTable(first.table)
  await tx.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))]
  )
}
