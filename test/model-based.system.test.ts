import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type TestApp, createTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'
import { runRandomCommands } from './model-based/run.ts'

const commands = inject('isFullScale') ? 10_000 : 2_000

async function readTables(board: TestApp): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of projections.flatMap(({ tableNames }) => tableNames)) {
    rows[table] = await board.db.query(`SELECT * FROM ${table} AS t ORDER BY t::text COLLATE "C"`)
  }
  return rows
}

describe(`${commands} random commands`, () => {
  const boards: TestApp[] = []
  let ends: string[][]
  beforeAll(async () => {
    for (const kind of ['embedded', 'server'] as const) {
      boards.push(await createTestApp(await openTestDatabase(kind)))
    }
    ends = await Promise.all(boards.map(board => runRandomCommands(board, 7, commands)))
  }, 300_000)
  afterAll(() => Promise.all(boards.map(board => board.db.close())))

  test('have the same outcomes on both databases', () => {
    expect(ends[0]).toEqual(ends[1])
    const done = ends[0]?.filter(line => line.endsWith('done')) ?? []
    expect(done.length).toBeGreaterThan(commands / 4)
    expect(done.filter(line => line.includes(' erase ')).length).toBeGreaterThan(commands / 1_000)
  })

  test('leave the same read tables on both databases', async () => {
    const [embedded, server] = await Promise.all(boards.map(readTables))
    expect(embedded).toEqual(server)
  })

  test('leave read tables that equal a replay, and that a rebuild does not change', async () => {
    for (const board of boards) {
      const before = await readTables(board)
      expect((await verify({ ...board.tools, projections })).differences).toEqual([])
      await rebuild({ ...board.tools, projections }, readModelVersion)
      expect(await readTables(board)).toEqual(before)
    }
  })
})
