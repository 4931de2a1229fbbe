import { existsSync } from 'node:fs'
import type { Database } from '#events/database.ts'
import { headPosition } from '#events/log.ts'
import { carryEvents, isEmptyLog, settleEvents } from '#events/transfer.ts'
import { projections, shape } from '#projections/index.ts'
import { outdate } from '#projections/prepare.ts'
import { rebuild } from '#projections/rebuild.ts'
import { type Command, type Context, done, needed, Refusal } from './command.ts'
import { keyTable, type Table, tables } from './tables.ts'
import { type Line, needWhole, readLines, writeLines } from './transfer-file.ts'

const batch = 500

export const transferCommands: Command[] = [
  {
    words: 'export',
    usage: 'FILE',
    about: 'escribe todo en FILE, y las claves de las personas aparte, en FILE.keys',
    async run({ tools: { db }, output }, args) {
      const file = needed(args, 0, 'el archivo')
      for (const path of [file, `${file}.keys`]) {
        if (existsSync(path)) throw new Refusal(`Ya existe ${path}`)
      }
      const total = await headPosition(db)
      await writeLines(
        file,
        lines(db, done => output.progress(done, total))
      )
      await writeLines(`${file}.keys`, rowsOf(db, keyTable))
      output.line(`${total} hechos en ${file}; guarda ${file}.keys en otro sitio`)
      output.json({ events: total, file, keys: `${file}.keys` })
      return done
    }
  },
  {
    words: 'import',
    usage: 'FILE',
    about: 'lee en una base de datos vacía lo que escribió export, con las mismas posiciones',
    async run(context, args) {
      const file = needed(args, 0, 'el archivo')
      for (const path of [file, `${file}.keys`]) {
        if (!existsSync(path)) throw new Refusal(`No existe ${path}`)
      }
      if (!(await isEmptyLog(context.tools.db))) throw new Refusal('La base de datos no está vacía')
      await needWhole(`${file}.keys`)
      await needWhole(file)
      await clear(context.tools.db)
      await outdate(context.tools.db)
      await readInto(context, `${file}.keys`)
      await needOurKeys(context)
      await readInto(context, file)
      await forgetErased(context.tools.db)
      const { db, vault } = context.tools
      const progress = context.output.progress
      const { position } = await rebuild({ db, vault, projections, progress }, shape)
      context.output.line(`${position} hechos leídos`)
      context.output.json({ events: position })
      return done
    }
  }
]

async function* lines(db: Database, progress: (done: number) => void): AsyncGenerator<Line> {
  for await (const events of carryEvents(db, batch)) {
    for (const event of events) yield { event }
    progress(events.at(-1)?.position ?? 0)
  }
  for (const table of tables) yield* rowsOf(db, table)
}

async function* rowsOf(db: Database, { name, key }: Table): AsyncGenerator<Line> {
  let last = ''
  for (;;) {
    const rows = await db.query<{ key: string; row: Record<string, unknown> }>(
      `SELECT ${key} AS key, to_jsonb(t) AS row FROM ${name} AS t
        WHERE ${key} > $1 COLLATE "C" ORDER BY ${key} COLLATE "C" LIMIT ${batch}`,
      [last]
    )
    for (const { row } of rows) yield { table: name, row }
    if (rows.length < batch) return
    last = rows.at(-1)?.key ?? ''
  }
}

/** Lines are put back in batches of one kind, in the order of the file. */
async function readInto({ tools: { db }, output }: Context, path: string): Promise<void> {
  let pending: Line[] = []
  let position = 0
  const settle = async () => {
    await settleLines(db, pending)
    position += pending.filter(line => 'event' in line).length
    output.progress(position, position)
    pending = []
  }
  for await (const line of readLines(path)) {
    const [first] = pending
    if (first && (pending.length === batch || kindOf(first) !== kindOf(line))) await settle()
    pending.push(line)
  }
  await settle()
}

function kindOf(line: Line): string {
  return 'table' in line ? line.table : 'event'
}

async function settleLines(db: Database, lines: readonly Line[]): Promise<void> {
  const events = lines.flatMap(line => ('event' in line ? [line.event] : []))
  const rows = lines.flatMap(line => ('table' in line ? [line] : []))
  if (events.length) await settleEvents(db, events)
  const [first] = rows
  if (first)
    await insert(
      db,
      first.table,
      rows.map(({ row }) => row)
    )
}

async function insert(db: Database, name: string, rows: object[]): Promise<void> {
  const table = [...tables, keyTable].find(known => known.name === name)
  if (!table) throw new Refusal(`El archivo nombra una tabla desconocida: ${name}`)
  const columns = table.columns.join(', ')
  await db.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
    [JSON.stringify(rows)]
  )
}

/** What a first start has put into an empty database gives way to what the file says. */
async function clear(db: Database): Promise<void> {
  await db.exec('DELETE FROM search.synonyms')
}

/** A copy older than an erasure still has the key of whoever was erased. */
async function forgetErased(db: Database): Promise<void> {
  await db.query('DELETE FROM vault.keys WHERE subject IN (SELECT subject FROM es.erasures)')
}

async function needOurKeys({ tools: { db, vault } }: Context): Promise<void> {
  const [key] = await db.query<{ subject: string }>('SELECT subject FROM vault.keys LIMIT 1')
  if (key && !(await vault.canOpen(db, key.subject))) {
    await db.exec('DELETE FROM vault.keys')
    throw new Refusal('VAULT_KEY no es la clave con la que se guardaron estos datos')
  }
}
