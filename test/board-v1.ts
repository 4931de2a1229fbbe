import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { inject } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { newId } from '#events/aggregates/ids.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { composeApp } from '#composition/app-dependencies.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { type TestApp, createTestApp } from './test-app.ts'
import { createServerDatabase, type DatabaseKind } from './test-database.ts'
import type { TableDigest } from './table-digest.ts'

const fixture = join(import.meta.dirname, 'fixtures/board-v1')

/** The expected content of the board, for every later release; see the README of the fixture. */
export interface ExpectedBoard {
  now: string
  position: number
  operator: string
  password: string
  /** Ids by username. */
  people: Record<string, string>
  deleted: Record<string, string>
  erased: { subject: string }[]
  marksOfErased: string[]
  parked: { subscription: string; position: number }[]
  session: { username: string; token: string }
  idempotent: { by: string; key: string; path: string; body: object; answer: { id: string } }
  tables: Record<string, TableDigest>
  archives: { id: string; data: object; reason: string }[]
  liveJobs: object[]
  /** Bodies of calls; null for what is not JSON. */
  answers: { by: string | null; path: string; status: number; body: object | null }[]
}

export const expectedBoard: ExpectedBoard = JSON.parse(
  readFileSync(join(fixture, 'expected.json'), 'utf8')
)

/** Of version 1, without what only searches in SQL read. */
export const keptTables = Object.keys(expectedBoard.tables).filter(
  name => !/^read\.(live_counts|vocabulary|vocabulary_slips)$/.test(name)
)

const synonymsSince = ['more-synonyms', 'role-synonyms']
  .map(name => {
    const file = join(import.meta.dirname, `../projections/job-search/${name}.sql`)
    return /SELECT[\s\S]*(?=ON CONFLICT)/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  })
  .join(' UNION ')

/** A table, or what gives its rows without those that later releases add. */
export function tableOfVersion1(name: string): string {
  if (name === 'es.subscriptions') {
    return "(SELECT * FROM es.subscriptions WHERE name NOT IN ('alerts', 'letters')) AS subscriptions"
  }
  if (name !== 'search.synonyms') return name
  return `(SELECT family, term FROM search.synonyms EXCEPT (${synonymsSince})) AS synonyms`
}

/** What version 1 held of a table: its digest, and the columns that give it today. */
export function expectedTable(name: string): TableDigest {
  const table = expectedBoard.tables[name]
  if (!table) throw new Error(`version 1 had no table ${name}`)
  return table
}

export interface OpenedBoard extends TestApp {
  close(): Promise<void>
}

/** A migrated copy of the fixture; its clock stands at the last event. */
export async function openBoardV1(kind: DatabaseKind): Promise<OpenedBoard> {
  const dataDir = join(inject('folder'), newId())
  mkdirSync(dataDir)
  for (const file of ['secrets.json', 'erasures.ndjson'])
    copyFileSync(join(fixture, file), join(dataDir, file))
  const databaseUrl = kind === 'server' ? await loadServer() : await unpackEmbedded(dataDir)
  const env = { DATA_DIR: dataDir, OPERATORS: expectedBoard.operator, ...databaseUrl }
  const { tools, close } = await openInfrastructure(parseConfig(env))
  const { db, vault, secret } = tools
  await migrateDatabase(db, vault)
  const board = await createTestApp(db, env)
  board.now = new Date(expectedBoard.now)
  Object.assign(board.tools, { vault, secret })
  board.app = composeApp(board.tools)
  return Object.assign(board, { close })
}

/** Every row of the database as text. */
export async function allRows(db: Queryable): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  )
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(await db.query(`SELECT to_jsonb(t) FROM ${name} AS t`))
  return JSON.stringify(rows)
}

async function loadServer(): Promise<{ DATABASE_URL: string }> {
  const connectionString = await createServerDatabase('template1')
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(readFileSync(join(fixture, 'database.sql'), 'utf8'))
  await client.end()
  return { DATABASE_URL: connectionString }
}

async function unpackEmbedded(dataDir: string): Promise<undefined> {
  const tar = brotliDecompressSync(readFileSync(join(fixture, 'database.tar.br')))
  const db = openPglite({ directory: join(dataDir, 'database'), from: new Blob([tar]) })
  await db.close()
}

/** Since version 1 a band of ages stands beside the age, or in its place without a session; and e-mails and alerts are subscriptions. */
export function withoutAdditions(body: unknown): object {
  return JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'followers')
      return value.filter(({ name }: { name: string }) => !['alerts', 'letters'].includes(name))
    return key === 'age' || key === 'ageBand' ? undefined : value
  })
}
