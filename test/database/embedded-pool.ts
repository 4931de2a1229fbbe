import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { type PgliteThread, startPgliteThread } from '#events/database/pglite-thread.ts'

/** The machine code of PGlite, which threads share as long as one of them or a variable has it. */
const compiledPglite = WebAssembly.compile(
  readFileSync(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm')))
)

/** What every test finds in its database. */
interface Prepared {
  catalog: string
  /** Each table with its columns and its rows as JSON; most have none. */
  tables: { name: string; columns: string; rows: string }[]
  sequences: { name: string; value: string; isCalled: boolean }[]
}

let prepared: Prepared | undefined
/** Open databases of this worker that no test uses: to open one takes ten times as long as to empty it. */
const idle: PgliteThread[] = []

/** A migrated, empty database in memory. */
export async function openEmbedded(): Promise<Database> {
  await compiledPglite
  for (let thread = idle.pop(); thread; thread = idle.pop()) {
    const db = openPglite({ kept: thread })
    if (prepared && (await empty(db, prepared))) return lend(db, thread)
    await db.close()
    await thread.close()
  }
  const thread = await startPgliteThread({
    from: new Blob([readFileSync(inject('embeddedDump'))])
  })
  const db = openPglite({ kept: thread })
  prepared ??= await readPrepared(db)
  return lend(db, thread)
}

function lend(db: Database, thread: PgliteThread): Database {
  let hasEnded = false
  void thread.ended.then(() => {
    hasEnded = true
  })
  return {
    ...db,
    async close() {
      await db.close()
      if (!hasEnded) idle.push(thread)
    }
  }
}

async function readPrepared(db: Database): Promise<Prepared> {
  const tables = await db.query<{ name: string; columns: string; rows: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name, '[]' AS rows,
            (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
              WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema')`
  )
  for (const table of tables) {
    const [row] = await db.query<{ rows: string | null }>(
      `SELECT json_agg(t)::text AS rows FROM ${table.name} AS t`
    )
    table.rows = row?.rows ?? '[]'
  }
  const sequences = await db.query<Prepared['sequences'][number]>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value IS NOT NULL AS "isCalled",
            coalesce(last_value, start_value)::text AS value FROM pg_sequences`
  )
  return { catalog: await readCatalog(db), tables, sequences }
}

/** Changes with every definition of a table, a function or a role; not with rows. */
async function readCatalog(db: Database): Promise<string> {
  const [row] = await db.query<{ digest: string }>(
    `SELECT md5(string_agg(line, ' ' ORDER BY line)) AS digest FROM (
       SELECT format('%s %s %s', oid, relname, reloptions) FROM pg_class
       UNION ALL SELECT format('%s %s %s %s %s', attrelid, attname, atttypid, attnotnull, attoptions)
         FROM pg_attribute WHERE attnum > 0
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_proc WHERE oid >= 16384
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_namespace
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_authid
       UNION ALL SELECT oid::text FROM pg_constraint
       UNION ALL SELECT oid::text FROM pg_attrdef
       UNION ALL SELECT format('%s %s', oid, tgenabled) FROM pg_trigger
       UNION ALL SELECT pg_db_role_setting::text FROM pg_db_role_setting
     ) AS lines (line)`
  )
  return row?.digest ?? ''
}

/** Gives a database the rows back with which it was prepared; false when its tables are no longer those. */
async function empty(db: Database, { catalog, tables, sequences }: Prepared): Promise<boolean> {
  if ((await readCatalog(db)) !== catalog) return false
  const filled = await db.query<{ name: string }>(
    tables
      .map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`)
      .join(' UNION ALL ')
  )
  const seeded = tables.filter(({ rows }) => rows !== '[]')
  const names = new Set([...filled, ...seeded].map(({ name }) => name))
  await db.transaction(async tx => {
    // No trigger and no foreign key is asked.
    await tx.exec('SET LOCAL session_replication_role = replica')
    await tx.exec(`TRUNCATE ${[...names].join(', ')} CASCADE`)
    for (const { name, columns, rows } of seeded) {
      await tx.query(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`,
        [rows]
      )
    }
    for (const { name, value, isCalled } of sequences) {
      await tx.query('SELECT setval($1, $2, $3)', [name, value, isCalled])
    }
  })
  return true
}
