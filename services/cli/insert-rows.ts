import type { Transaction } from '#events/database/database.ts'
import { importEvents } from '#events/store/export-import.ts'
import { Refusal } from './command.ts'
import { allTables, type Table } from './backup-tables.ts'
import type { Carried } from './ndjson-file.ts'

const batch = 1_000

/** Things of one kind each, in the order of the file. */
export async function* grouped(things: AsyncIterable<Carried>): AsyncGenerator<Carried[]> {
  let group: Carried[] = []
  for await (const thing of things) {
    const [first] = group
    if (first && (group.length === batch || kindOf(first) !== kindOf(thing))) {
      yield group
      group = []
    }
    group.push(thing)
  }
  if (group.length) yield group
}

function kindOf(thing: Carried): string {
  return 'table' in thing ? thing.table : 'event'
}

/** Whose a row is that goes with its person. */
export function personOf(thing: Carried): string {
  if ('event' in thing) return ''
  const { person } = tableOf(thing.table)
  return person ? String(thing.row[person]) : ''
}

function tableOf(name: string): Table {
  const table = allTables.find(known => known.name === name)
  if (!table) throw new Refusal(`El archivo nombra una tabla desconocida: ${name}`)
  return table
}

/** Puts things of one kind where they belong. */
export async function settle(tx: Transaction, things: readonly Carried[]): Promise<void> {
  const events = things.flatMap(thing => ('event' in thing ? [thing.event] : []))
  const rows = things.flatMap(thing => ('table' in thing ? [thing] : []))
  if (events.length) await importEvents(tx, events)
  const [first] = rows
  if (!first) return
  const { name, columns } = tableOf(first.table)
  await tx.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))]
  )
}
