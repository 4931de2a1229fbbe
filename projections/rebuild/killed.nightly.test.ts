import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { newId } from '#events/aggregates/ids.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { createServerDatabase } from '#test/database/test-database.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { testVault } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

const leftBehind = (db: Database) =>
  db.query("SELECT nspname FROM pg_namespace WHERE nspname IN ('read_next', 'read_last')")

async function killVerification(address: string): Promise<void> {
  await spawnNode(['test/servers/killed-verification.ts', address], {}).exited
}

async function fill(board: TestApp): Promise<void> {
  await signUp(board, 'applicant', { username: 'zoraida', fullName: 'Zoraida Vela' })
  const employer = await signUp(board, 'employer')
  for (let index = 0; index < 10; index++) await postJobAs(employer)
}

describe('a verification that was killed on a server leaves tables', () => {
  let url: string
  let board: TestApp
  const replay = () => ({ db: board.db, vault: testVault, projections })
  beforeAll(async () => {
    url = await createServerDatabase()
    board = await createTestApp(openPostgres(url))
    await fill(board)
  })
  afterAll(() => board.db.close())

  test.each<[string, () => Promise<unknown>]>([
    ['a start', () => migrateDatabase(board.db, testVault)],
    ['a verification', () => verify(replay())],
    ['a rebuild', () => rebuild(replay(), readModelVersion)],
    ['an erasure', () => runCli(board, 'user', 'erase', 'zoraida')]
  ])('which %s drops', async (_, act) => {
    await killVerification(url)
    expect(await leftBehind(board.db)).toHaveLength(1)
    const kept = await board.db.query('SELECT FROM read_next.users')
    expect(kept.length).toBeGreaterThan(0)
    await act()
    expect(await leftBehind(board.db)).toEqual([])
  })

  test('which an erasure leaves to the verification that is running', async () => {
    await board.db.withExclusiveLock(async () => {
      await board.db.exec('CREATE SCHEMA read_next')
      await runCli(board, 'erasures', 'keep')
      expect(await leftBehind(board.db)).toHaveLength(1)
    })
    await runCli(board, 'erasures', 'keep')
    expect(await leftBehind(board.db)).toEqual([])
  })
})

test('a verification that was killed on the embedded database leaves no tables after the next start', {
  timeout: 120_000
}, async () => {
  const directory = join(inject('folder'), newId())
  const from = new Blob([readFileSync(inject('embeddedDump'))])
  const board = await createTestApp(openPglite({ directory, from }))
  await fill(board)
  await board.db.close()
  await killVerification(directory)
  const db = openPglite({ directory })
  await migrateDatabase(db, testVault)
  expect(await leftBehind(db)).toEqual([])
  await db.close()
})
