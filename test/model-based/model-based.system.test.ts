import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { randomSteps, runSteps, type Step } from './run.ts'
import { createTestApp, type TestApp } from '../board/test-app.ts'
import { bothDatabases, openTestDatabase } from '../database/test-database.ts'

const seeds = inject('seeds')
const count = Math.ceil((inject('isFullScale') ? 10_000 : 900) / seeds.length)
/** Milliseconds, so that the search for a shorter list that fails ends. */
const interruptAfterTimeLimit = 240_000

async function readTables(board: TestApp): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of projections.flatMap(({ tableNames }) => tableNames)) {
    rows[table] = await board.db.query(`SELECT * FROM ${table} AS t ORDER BY t::text COLLATE "C"`)
  }
  rows['photos'] = await board.db.query('SELECT id, user_id FROM media.photos ORDER BY id')
  return rows
}

/** What a replay finds to be different, and what a rebuild changes. */
async function expectEqualReplay(board: TestApp): Promise<void> {
  expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  // A rebuild leaves no count for later.
  const before = await readTables(board)
  await rebuild({ ...board.tools, projections }, readModelVersion)
  expect(await readTables(board)).toEqual(before)
}

/** Runs the commands on both databases, and returns the outcome of each. */
async function expectEqualBoards(list: readonly Step[]): Promise<string[]> {
  const boards: TestApp[] = []
  for (const kind of bothDatabases) boards.push(await createTestApp(await openTestDatabase(kind)))
  try {
    const [embedded = [], server] = await Promise.all(boards.map(board => runSteps(board, list)))
    expect(embedded).toEqual(server)
    const [ofEmbedded, ofServer] = await Promise.all(boards.map(readTables))
    expect(ofEmbedded).toEqual(ofServer)
    for (const board of boards) await expectEqualReplay(board)
    return embedded
  } finally {
    await Promise.all(boards.map(board => board.db.close()))
  }
}

describe(`${count} random commands`, () => {
  const done = new Set<string>()
  const tried = new Set<string>()

  test.each(seeds)(
    'have equal outcomes and read tables on both databases, which a replay reproduces: seed %i',
    async seed => {
      const { lists, first } = randomSteps(seed, count)
      let outcomes: string[] = []
      const property = fc.asyncProperty(lists, async list => {
        outcomes = await expectEqualBoards(list)
      })
      await fc.assert(property, { seed, examples: [[first]], numRuns: 1, interruptAfterTimeLimit })
      const accepted = outcomes.filter(outcome => outcome.endsWith('done'))
      expect(accepted.length).toBeGreaterThan(count / 4)
      for (const outcome of accepted) done.add(outcome.split(' ')[1] ?? '')
      for (const { name } of first) tried.add(name)
    },
    600_000
  )

  test('succeed, each kind of them at least once', () => {
    expect([...done].sort()).toEqual([...tried].sort())
  })
})
