import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Database, Queryable } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createServerDatabase, type DatabaseKind } from '#test/database/test-database.ts'
import type { TableDigest } from '#test/database/table-digest.ts'

/** A board as the program of one release left it, and what every later program must find on it. */
export interface ReleasedBoard {
  version: string
  /** Instant at which its clock stands. */
  now: string
  vaultKey: string
  sessionSecret: string
  /** The SQL of the release in its order, as recorded in the database. */
  migrations: { name: string; sql: string }[]
  /** The SQL of its read tables and their indexes, in the schema `read`. */
  readTables: string[]
  /** By table, each row as JSON. */
  rows: Record<string, object[]>
  /** Contents by path: the folder of `ops backup`, the file of its keys, and the list of erasures. */
  files: Record<string, string>
  expected: Expected
}

interface Expected {
  position: number
  operator: string
  password: string
  /** Ids by username. */
  people: Record<string, string>
  deleted: string[]
  erased: { subjects: string[]; marks: string[] }
  deadLetters: { subscription: string; position: number }[]
  session: { username: string; token: string }
  idempotent: { by: string; key: string; path: string; body: object; answer: { id: string } }
  tables: Record<string, TableDigest>
  archives: { id: string; data: object; reason: string }[]
  /** Responses to GET; `by` is a username, null for a visitor. */
  answers: { by: string | null; path: string; status: number; body: object | null }[]
}

const fileEnd = '.json.br'

/** Every release that has one: `npm run released-board` makes that of the current version. */
export const releasedVersions = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith(fileEnd))
  .map(name => name.slice(0, -fileEnd.length))

const pathOf = (version: string) => join(import.meta.dirname, `${version}${fileEnd}`)

export function readReleasedBoard(version: string): ReleasedBoard {
  return JSON.parse(brotliDecompressSync(readFileSync(pathOf(version))).toString())
}

/** Returns its size in bytes. Refuses to replace one: a release is made once. */
export function writeReleasedBoard(board: ReleasedBoard): number {
  const packed = brotliCompressSync(JSON.stringify(board), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS
    }
  })
  writeFileSync(pathOf(board.version), packed, { flag: 'wx' })
  return packed.length
}

/** Writes the files of the board into a folder. */
export function unpackFiles({ files }: ReleasedBoard, folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { mode: 0o600 })
  }
}

/** A database as the release left it; on a server at an address, or anywhere. */
export async function openReleasedDatabase(
  kind: DatabaseKind,
  { migrations, readTables, rows }: ReleasedBoard,
  url?: string
): Promise<Database> {
  const db =
    kind === 'server'
      ? openPostgres(url ?? (await createServerDatabase('template1')))
      : openPglite({})
  await db.transaction(
    async tx => {
      await tx.exec(`SET LOCAL check_function_bodies = off; CREATE SCHEMA migration;
        CREATE TABLE migration.applied (
          name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
        CREATE TABLE migration.former (name text, hash text, PRIMARY KEY (name, hash))`)
      for (const { name, sql } of migrations) {
        await tx.exec(sql)
        const hash = createHash('sha256').update(sql).digest('hex')
        await tx.query('INSERT INTO migration.applied (name, hash) VALUES ($1, $2)', [name, hash])
      }
      await tx.exec(`SET LOCAL search_path = read; ${readTables.join(';\n')}`)
      await tx.exec('SET LOCAL search_path = public')
      // What the migrations put in; the tables of events accept no deletion, and are empty.
      for (const name of Object.keys(rows).toReversed())
        if (!/^es\.(events|chain)$/.test(name)) await tx.exec(`DELETE FROM ${name}`)
      for (const [name, all] of Object.entries(rows)) {
        const columns = await storedColumns(tx, name)
        await tx.query(
          `INSERT INTO ${name} (${columns})
           SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`,
          [JSON.stringify(all)]
        )
      }
    },
    { timeout: 0 }
  )
  return db
}

/** The columns of a table that no other column gives. */
async function storedColumns(tx: Queryable, table: string): Promise<string> {
  const columns = await tx.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table]
  )
  return columns.map(({ name }) => name).join(', ')
}
