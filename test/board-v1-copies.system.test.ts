import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyApp } from './backup.ts'
import {
  allRows,
  expectedBoard as expected,
  expectedTable,
  openBoardV1,
  type OpenedBoard,
  tableOfVersion1,
  keptTables
} from './board-v1.ts'
import { runCli } from './run-cli.ts'
import { digestOf } from './table-digest.ts'
import type { TestApp } from './test-app.ts'
import { type DatabaseKind, databaseKinds } from './test-database.ts'

/** Sessions are in no copy: people sign in again. */
const copiedTables = keptTables.filter(name => name !== 'auth.sessions')
/** Of the state of a subscription a copy has these. */
const copiedColumns: Record<string, string[]> = {
  'es.subscriptions': ['name', 'position', 'attempts']
}
const guestEmail = 'gema@example.org'

describe.each(databaseKinds)('the %s board of version 1', { timeout: 120_000 }, from => {
  let board: OpenedBoard
  const at = (name: string) => join(board.tools.config.dataDir, name)

  beforeAll(async () => {
    board = await openBoardV1(from)
    for (const command of ['backup', 'export'])
      expect(await runCli(board, command, at(command))).toMatchObject({ code: 0 })
  }, 120_000)
  afterAll(() => board?.close())

  /** Copies the board into an empty database, which has the same keys and list of erasures. */
  async function copyTo(to: DatabaseKind, command: 'restore' | 'import'): Promise<TestApp> {
    const other = await createEmptyApp(to, board.tools.config.erasuresFile)
    const { vault, secret } = board.tools
    Object.assign(other.tools, { vault, secret })
    other.now = board.now
    const copied = await runCli(other, command, at(command === 'restore' ? 'backup' : 'export'))
    expect(copied.code, copied.text).toBe(0)
    expect(await runCli(other, 'verify', 'events')).toMatchObject({ code: 0 })
    expect(await runCli(other, 'projection', 'verify')).toMatchObject({ code: 0 })
    return other
  }

  const copies = [
    ['restored', from, 'restore'] as const,
    ...databaseKinds.map(to => ['imported', to, 'import'] as const)
  ]

  test.each(copies)('is %s into the %s database, equal', async (_, to, command) => {
    const other = await copyTo(to, command)
    for (const name of copiedTables) {
      const copied = copiedColumns[name]
      const own = copied
        ? await digestOf(board.db, tableOfVersion1(name), copied)
        : expectedTable(name)
      expect([name, await digestOf(other.db, tableOfVersion1(name), own.columns)]).toEqual([
        name,
        own
      ])
    }
    const rows = await allRows(other.db)
    expect(expected.marksOfErased.filter(mark => rows.includes(mark))).toEqual([])
    for (const { id, data, reason } of expected.archives) {
      const why = ['--by', 'lola', '--reason', 'Juzgado']
      expect((await runCli(other, 'archive', 'open', id, ...why)).values).toEqual([
        { data, reason }
      ])
    }
    const { password } = expected
    for (const username of Object.keys(expected.people).slice(0, 2)) {
      const login = await other.createClient().post('/api/login', { username, password })
      expect([username, login.status]).toEqual([username, 200])
    }
    await other.db.close()
  })

  describe('with people erased since it was copied', () => {
    beforeAll(async () => {
      for (const command of [
        ['user', 'erase', 'ana.robles'],
        ['guest', 'erase', guestEmail]
      ])
        expect(await runCli(board, ...command), command.join(' ')).toMatchObject({ code: 0 })
    })

    test.each(['restore', 'import'] as const)('erases them again: %s', async command => {
      const other = await copyTo(from, command)
      const rows = await allRows(other.db)
      const forgotten = [...expected.marksOfErased, 'Ana Robles', 'ana.robles@', guestEmail, 'Gema']
      expect(forgotten.filter(mark => rows.includes(mark))).toEqual([])
      expect(rows).toContain('luis.vega')
      const { password } = expected
      const login = { username: 'ana.robles', password }
      expect((await other.createClient().post('/api/login', login)).status).toBe(401)
      await other.db.close()
    })
  })
})
