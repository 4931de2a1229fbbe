import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { expect, inject, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { readSql } from '#events/database/migration-history.ts'
import { eventSchemas } from '#events/aggregates/event-schemas.ts'
import { newId } from '#events/aggregates/ids.ts'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { migrations } from '#composition/migrate-database.ts'
import { projections } from '#projections/index.ts'
import program from '#package.json' with { type: 'json' }
import { testPassword } from '#test/builders/api-fixtures.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { digestOf } from '#test/database/table-digest.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { openTestDatabase } from '#test/database/test-database.ts'
import { writeReleasedBoard } from './released-board.ts'
import { tellStory } from './story.ts'

const operator = 'administracion'
const mostBytes = 150_000

// Once a release, after its last migration, and never again. A copy of a data directory would weigh 800 KB, and a dump would
// need a program of the same version of PostgreSQL.
test('the board of this version is written', async () => {
  const folder = join(inject('folder'), newId())
  mkdirSync(folder)
  const env = { OPERATORS: operator, ERASURES_FILE: join(folder, 'erasures.ndjson') }
  const board = await createTestApp(await openTestDatabase('server'), env)
  const { people, deleted, erased, archives, idempotent, session } = await tellStory(
    board,
    operator
  )
  const types = await board.db.query<{ type: string }>('SELECT DISTINCT type FROM es.events')
  expect(types.map(({ type }) => type).sort()).toEqual(Object.keys(eventSchemas).sort())
  console.log(`Fields that no event has: ${await listUnwrittenFields(board)}`)
  const answers = await requestAll(board, [null, ...Object.keys(people)], idempotent.answer.id)
  expect(await runCli(board, 'backup', join(folder, 'backup'))).toMatchObject({ code: 0 })
  const names = await listTables(board.db)
  const subjects = await board.db.query<{ subject: string }>(
    'SELECT subject FROM es.erasures ORDER BY subject'
  )
  const deadLetters = await board.db.query<{ subscription: string; position: number }>(
    'SELECT subscription, position FROM es.dead_letters'
  )
  const size = writeReleasedBoard({
    version: program.version,
    now: board.now.toISOString(),
    vaultKey: testVaultKey,
    sessionSecret: board.tools.secret,
    migrations: migrations.map(migration => ({ name: migration.name, sql: readSql(migration) })),
    readTables: projections.flatMap(({ tablesFile, countersFiles = [], indexesFile }) =>
      [tablesFile, ...countersFiles, ...(indexesFile ? [indexesFile] : [])].map(file =>
        readFileSync(file, 'utf8')
      )
    ),
    rows: await readEach(names, name => rowsOf(board.db, name)),
    files: readFiles(folder),
    expected: {
      position: await lastPosition(board.db),
      operator,
      password: testPassword,
      people,
      deleted,
      erased: { ...erased, subjects: subjects.map(({ subject }) => subject) },
      deadLetters,
      session,
      idempotent,
      archives,
      tables: await readEach(names, async name =>
        digestOf(board.db, name, await columnsOf(board.db, name))
      ),
      answers
    }
  })
  await board.db.close()
  expect(size).toBeLessThanOrEqual(mostBytes)
})

/** Fields of event types that no event of the board has, for whom extends the story. */
async function listUnwrittenFields({ db, tools }: TestApp): Promise<string[]> {
  const events = await tools.vault.decrypt(db, await readAll(db, 0, 100_000))
  const written = new Set(
    events.flatMap(({ type, data, personal }) =>
      Object.keys({ ...data, ...personal }).map(field => `${type}.${field}`)
    )
  )
  const fields = Object.entries(eventSchemas).flatMap(([type, { data, personal = z.object({}) }]) =>
    [data, personal].flatMap(schema =>
      Object.keys(z.toJSONSchema(schema).properties ?? {}).map(field => `${type}.${field}`)
    )
  )
  return fields.filter(field => !written.has(field))
}

/** Those of the board: pg-boss makes its own, and a throttle outlives no restart. In an order in which foreign keys hold. */
async function listTables(db: Queryable): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss', 'migration', 'public')
        AND schemaname || '.' || tablename <> 'auth.throttles'
      ORDER BY schemaname || '.' || tablename = 'es.dead_letters', name`
  )
  return tables.map(({ name }) => name)
}

async function columnsOf(db: Queryable, table: string): Promise<string[]> {
  const columns = await db.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table]
  )
  return columns.map(({ name }) => name)
}

async function rowsOf(db: Queryable, table: string): Promise<object[]> {
  const rows = await db.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${table} AS t`)
  return rows.map(({ row }) => row)
}

async function readEach<T>(
  names: string[],
  read: (name: string) => Promise<T>
): Promise<Record<string, T>> {
  const entries: [string, T][] = []
  for (const name of names) entries.push([name, await read(name)])
  return Object.fromEntries(entries)
}

function readFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])
  )
}

/** What a visitor and each of these people read of the board. */
async function requestAll(board: TestApp, people: (string | null)[], jobId: string) {
  const paths = {
    visitor: [
      '/api/jobs?limit=50',
      '/api/jobs?keyword=mozo',
      `/api/jobs/${jobId}`,
      '/api/candidate-profiles'
    ],
    person: [
      '/api/user',
      '/api/applications',
      '/api/messages',
      '/api/my-data',
      '/api/job-drafts',
      '/api/saved-jobs',
      '/api/alerts',
      '/api/my-candidate-profiles',
      '/api/candidate-visibility',
      '/api/my-decisions',
      '/api/unseen',
      '/api/sessions',
      '/api/operator/overview',
      '/api/operator/cases'
    ]
  }
  const answers = []
  for (const by of people) {
    const client = board.createClient()
    if (by) await client.post('/api/login', { username: by, password: testPassword })
    for (const path of by ? [...paths.visitor, ...paths.person] : paths.visitor) {
      const { status, body } = await client.get(path)
      answers.push({ by, path, status, body: typeof body === 'object' ? body : null })
    }
  }
  return answers
}
