import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { writeManifest } from '#services/backups/manifest.ts'
import { type BackedUpApp, createBackedUpApp } from '#test/builders/backup.ts'
import { runCli, runCliAndPrepare } from '#test/board/run-cli.ts'
import { createTestApp } from '#test/board/test-app.ts'
import {
  createServerDatabase,
  type DatabaseKind,
  databaseKinds
} from '#test/database/test-database.ts'
import { testVault } from '#test/events/event-builders.ts'

const otherVault = createPersonalDataVault('Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY')

describe.each(databaseKinds)('into a new %s database', { timeout: 120_000 }, kind => {
  let backed: BackedUpApp
  beforeAll(async () => {
    backed = await createBackedUpApp(kind)
    await runCli(backed.board, 'export', backed.at('board'))
    const { counts, events } = backed.manifest()
    const later = { program: '9.0.0' }
    await rewrite(backed, 'later', { ...later, events: { ...events, JobPosted: 99 } })
    await rewrite(backed, 'later-table', { ...later, counts: { ...counts, 'figures.later': 1 } })
    await rewrite(backed, 'first', { program: '1.0.0', events: undefined })
    writeLaterExport(backed)
  }, 120_000)
  afterAll(() => backed.close())

  /** A board on a database in which nothing was ever made. */
  async function onNewBoard(
    work: (board: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>
  ): Promise<void> {
    const db = await createNewDatabase(kind)
    try {
      await work(await createTestApp(db, { ERASURES_FILE: backed.at('erasures.ndjson') }))
    } finally {
      await db.close()
    }
  }

  const commands = [
    ['restore', 'backup'],
    ['import', 'board']
  ] as const

  test.each(commands)(
    '%s writes nothing under another key, and then takes the right one',
    async (command, name) => {
      await onNewBoard(async board => {
        board.tools.vault = otherVault
        const refused = await runCliAndPrepare(board, command, backed.at(name))
        expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
        expect(await listSchemas(board.db)).toEqual([])
        board.tools.vault = testVault
        expect(await runCliAndPrepare(board, command, backed.at(name))).toMatchObject({ code: 0 })
        expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
      })
    }
  )

  test.each(commands)(
    '%s takes the right key after a start under a generated one',
    async (command, name) => {
      await onNewBoard(async board => {
        await migrateDatabase(board.db, otherVault)
        expect(await runCliAndPrepare(board, command, backed.at(name))).toMatchObject({ code: 0 })
        expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
      })
    }
  )

  test.each([
    ['restore', 'later', /Ramal 9\.0\.0.*JobPosted, versión 99/],
    ['restore', 'later-table', /Ramal 9\.0\.0.*figures\.later/],
    ['import', 'later-board', /JobPosted, versión 99/]
  ])('%s writes nothing of what a later program wrote: %s', async (command, name, sentence) => {
    await onNewBoard(async board => {
      const refused = await runCliAndPrepare(board, command, backed.at(name))
      expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(sentence) })
      expect(await listSchemas(board.db)).toEqual([])
    })
  })

  test('restore takes a backup of 1.0.0, whose manifest names no events', async () => {
    await onNewBoard(async board => {
      const restored = await runCliAndPrepare(board, 'restore', backed.at('first'))
      expect(restored).toMatchObject({ code: 0 })
    })
  })

  test.each([
    ['restore', 'backup', '--erasures', 'nowhere'],
    ['import', 'board', '--erasures', 'nowhere']
  ])('%s writes nothing before it has the list of erasures', async (command, name, ...options) => {
    await onNewBoard(async board => {
      const refused = await runCliAndPrepare(board, command, backed.at(name), ...options)
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('nowhere') })
      expect(await listSchemas(board.db)).toEqual([])
    })
  })
})

describe('a board of an earlier version', { timeout: 60_000 }, () => {
  let backed: BackedUpApp
  beforeAll(async () => {
    backed = await createBackedUpApp('server')
    await runCli(backed.board, 'export', backed.at('board'))
  })
  beforeEach(async () => {
    await backed.board.db.query("UPDATE es.projections SET version = 0 WHERE name = 'jobs'")
  })
  afterAll(() => backed.close())

  test.each([
    ['restore backup', 'no está vacía'],
    ['import board', 'no está vacía'],
    ['erasures apply --erasures nowhere', 'nowhere'],
    ['pictures move s3', 'S3_URL'],
    ['projection rebuild none', 'No hay ninguna proyección none'],
    ['synonyms add mozo de', '«de» no tiene ninguna palabra']
  ])('is not migrated by a command that is refused: %s', async (command, sentence) => {
    const argv = command.split(' ').map(word => (/^b/.test(word) ? backed.at(word) : word))
    const refused = await runCliAndPrepare(backed.board, ...argv)
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining(sentence) })
    const [jobs] = await backed.board.db.query<{ version: number }>(
      "SELECT version FROM es.projections WHERE name = 'jobs'"
    )
    expect(jobs?.version).toBe(0)
  })
})

test('a backup says in which versions it holds events', { timeout: 60_000 }, async () => {
  const { board, manifest, close } = await createBackedUpApp('server')
  const stored = await board.db.query<{ type: string; version: number }>(
    'SELECT type, max(schema_version) AS version FROM es.events GROUP BY type'
  )
  expect(manifest().events).toEqual(
    Object.fromEntries(stored.map(({ type, version }) => [type, version]))
  )
  await close()
})

/** A copy of the backup with another manifest. */
async function rewrite({ at, manifest }: BackedUpApp, name: string, changes: object) {
  const { signature: _, ...written } = manifest()
  const [key] = testVault.masterKeys.all('backup')
  if (!key) throw new Error('no key')
  cpSync(at('backup'), at(name), { recursive: true })
  cpSync(at('backup.keys'), at(`${name}.keys`))
  rmSync(at(`${name}/manifest.json`))
  await writeManifest(at(name), { ...written, ...changes }, key)
}

function writeLaterExport({ at }: BackedUpApp): void {
  const text = readFileSync(at('board'), 'utf8')
  const later = text.replace(/("type":"JobPosted","schemaVersion":)\d+/, '$199')
  expect(later).not.toBe(text)
  writeFileSync(at('later-board'), later)
  cpSync(at('board.keys'), at('later-board.keys'))
}

async function createNewDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'server') return openPostgres(await createServerDatabase('template1'))
  return openPglite({ directory: join(inject('folder'), newId()) })
}

/** Those of the board. */
function listSchemas(db: Database): Promise<object[]> {
  return db.query(
    "SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$|public$)'"
  )
}
