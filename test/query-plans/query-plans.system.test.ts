import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Queryable } from '#events/database/database.ts'
import { projections } from '#projections/index.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { callEverything } from './call-everything.ts'
import { findPerRowCalls, type UniqueIndexes } from './per-row-calls.ts'
import { openRecordedPostgres, type RecordedPlan, recordEmbeddedPlans } from './plan-recorder.ts'
import { createServerDatabase, databaseKinds, openTestDatabase } from '../database/test-database.ts'
import { createTestApp } from '../board/test-app.ts'

/** It hashes each event once, when it is appended. */
const chainStatement = 'INSERT INTO es.chain'

/** They fill whole tables, in a rebuild only. */
const rebuildStatements = projections.flatMap(({ indexesFile }) =>
  indexesFile ? [readFileSync(indexesFile, 'utf8')] : []
)

const expectedParts = [
  'FROM jobs WHERE employer_id = $1 AND is_active',
  'FROM candidate_profiles WHERE (is_active AND hidden_reason IS NULL)',
  'DELETE FROM auth.sessions',
  'sha256(record_send(row))'
]

const openRecordedDatabase = {
  embedded: async () => recordEmbeddedPlans(await openTestDatabase('embedded')),
  server: async () => openRecordedPostgres(await createServerDatabase())
}

describe.each(databaseKinds)('the statements of the product (%s)', kind => {
  let recorded: { db: Database; plans: RecordedPlan[] }
  let unique: UniqueIndexes

  beforeAll(async () => {
    recorded = await openRecordedDatabase[kind]()
    const board = await createTestApp(recorded.db)
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    await callEverything(board)
    unique = await readUniqueIndexes(recorded.db)
  }, 300_000)
  afterAll(() => recorded.db.close())

  test('call none of our functions for each row of a table', () => {
    const calls = recorded.plans
      .filter(({ statement }) => !rebuildStatements.includes(statement))
      .filter(({ statement }) => !statement.includes(chainStatement))
      .flatMap(({ statement, plan }) =>
        findPerRowCalls(plan, unique).map(call => `${call} in ${statement}`)
      )
    expect(calls).toEqual([])
  })

  test('are recorded', () => {
    const statements = recorded.plans.map(({ statement }) => statement).join('\n')
    expect(expectedParts.filter(part => !statements.includes(part))).toEqual([])
  })
})

async function readUniqueIndexes(db: Queryable): Promise<UniqueIndexes> {
  const rows = await db.query<{ name: string; columns: string[] }>(
    `SELECT i.indexrelid::regclass::text AS name, array_agg(a.attname::text) AS columns
       FROM pg_index AS i JOIN pg_attribute AS a ON a.attrelid = i.indexrelid
      WHERE i.indisunique AND i.indexprs IS NULL AND a.attnum <= i.indnkeyatts GROUP BY 1`
  )
  return new Map(rows.map(({ name, columns }) => [name.replace(/^.*\./, ''), columns]))
}
