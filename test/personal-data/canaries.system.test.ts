import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { createLogger } from '#services/platform/observability/logger.ts'
import { cleanUpMails } from '#workers/scheduled-jobs/cleanup.ts'
import { endStorageTerms } from '#workers/scheduled-jobs/end-storage-terms.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { deleteAccount, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { createEmptyApp, dump } from '../builders/backup.ts'
import {
  type Canary,
  type CanaryPerson,
  createCanaryCandidate,
  createCanaryCase,
  createCanaryEmployer
} from './canary-people.ts'
import { runCli } from '../board/run-cli.ts'
import { createTestApp, type TestApp } from '../board/test-app.ts'
import { databaseKinds, openTestDatabase } from '../database/test-database.ts'

describe.each(databaseKinds)('two people on the %s database', { timeout: 240_000 }, kind => {
  let board: TestApp
  let folder: string
  let people: CanaryPerson[]
  const logged: string[] = []
  const at = (name: string) => join(folder, name)
  const erasures = () => ['--erasures', at('data/erasures.ndjson')]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-canaries-'))
    board = await createTestApp(await openTestDatabase(kind), { DATA_DIR: at('data') })
    board.tools.log = createLogger('debug', { write: line => void logged.push(line) })
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer', { fullName: 'Yeguada que se queda' })
    const { id } = await postJobAs(employer)
    const groom = await signUp(board, 'applicant', { fullName: 'Moza que se queda' })
    people = [
      await createCanaryCandidate(board, employer, id),
      await createCanaryEmployer(board, groom)
    ]
  }, 120_000)

  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const all = () => people.flatMap(({ canaries }) => canaries)

  test('leave more than forty marks, which the board and their own copies hold', async () => {
    expect(new Set(all()).size).toBe(all().length)
    expect(all().length).toBeGreaterThanOrEqual(40)
    const stored = await dump(board)
    expect(all().filter(mark => !stored.includes(mark))).toEqual([])
    for (const { person, canaries } of people) {
      const { body } = await person.get('/api/my-data')
      const copy = JSON.stringify(body)
      expect(canaries.filter(mark => !copy.includes(mark))).toEqual([])
    }
  })

  test('are in nothing once they are erased', async () => {
    expect((await runCli(board, 'backup', at('old'))).code).toBe(0)
    expect((await runCli(board, 'export', at('old-export'))).code).toBe(0)
    for (const { person } of people) {
      expect((await deleteAccount(person, 'Me voy zqreason')).status).toBe(200)
      expect((await runCli(board, 'user', 'erase', person.id)).code).toBe(0)
    }
    await board.db.vacuum()
    expectNothingOf(await dump(board), 'tables and log')
    expectNothingOf(await statistics(board), 'statistics')
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    await runCli(board, 'projection', 'rebuild')
    expectNothingOf(await dump(board), 'rebuilt tables')
    expectNothingOf(logged.join('\n'), 'logs')
    expect(logged.length).toBeGreaterThan(30)
  })

  test('are in no copy made afterwards, and no file', async () => {
    expect((await runCli(board, 'backup', at('new'))).code).toBe(0)
    expect((await runCli(board, 'export', at('new-export'))).code).toBe(0)
    for (const path of globSync(['new*/**', 'new*', 'data/**'], { cwd: folder })) {
      if (statSync(at(path)).isFile()) expectNothingOf(readText(at(path)), path)
    }
    const target = await createEmptyApp('server', at('data/erasures.ndjson'))
    expect((await runCli(target, 'restore', at('new'))).code).toBe(0)
    expectNothingOf(await dump(target), 'the restored new copy')
    await target.db.close()
  })

  test.each(databaseKinds)(
    'do not come back into the %s database with a copy made before',
    async to => {
      const restored = await createEmptyApp(to)
      expect((await runCli(restored, 'restore', at('old'), ...erasures())).code).toBe(0)
      expectNothingOf(await dump(restored), 'the restored old copy')
      expect((await verify({ ...restored.tools, projections })).differences).toEqual([])
      await restored.db.close()
      const imported = await createEmptyApp(to)
      expect((await runCli(imported, 'import', at('old-export'), ...erasures())).code).toBe(0)
      expectNothingOf(await dump(imported), 'the imported old copy')
      expect(await dump(imported)).toContain('Moza que se queda')
      await imported.db.close()
    }
  )

  const expectNothingOf = (text: string, where: string) =>
    expectNoMarks([...all(), 'zqreason'], text, where)
})

describe.each(databaseKinds)('a case on the %s database', { timeout: 240_000 }, kind => {
  test('leaves nothing of its texts once its storage term has ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-case-canaries-'))
    const at = (name: string) => join(folder, name)
    const board = await createTestApp(await openTestDatabase(kind), { DATA_DIR: at('data') })
    const { canaries, close } = await createCanaryCase(board)
    const stored = await dump(board)
    expect(canaries.filter(mark => !stored.includes(mark))).toEqual([])
    expect((await runCli(board, 'backup', at('old'))).code).toBe(0)
    close()
    expect(await endStorageTerms(board.tools)).toBeGreaterThan(0)
    await cleanUpMails(board.tools)
    await board.db.vacuum()
    expectNoMarks(canaries, await dump(board), 'tables and log')
    expectNoMarks(canaries, await statistics(board), 'statistics')
    expect((await runCli(board, 'backup', at('new'))).code).toBe(0)
    for (const path of globSync(['new*/**', 'data/**'], { cwd: folder })) {
      if (statSync(at(path)).isFile()) expectNoMarks(canaries, readText(at(path)), path)
    }
    const restored = await createEmptyApp('server')
    const erasures = ['--erasures', at('data/erasures.ndjson')]
    expect((await runCli(restored, 'restore', at('old'), ...erasures)).code).toBe(0)
    expectNoMarks(canaries, await dump(restored), 'the restored old copy')
    expect((await verify({ ...restored.tools, projections })).differences).toEqual([])
    await restored.db.close()
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

function expectNoMarks(marks: readonly Canary[], text: string, where: string): void {
  const lowered = text.toLowerCase()
  const found = marks.filter(mark => lowered.includes(mark))
  expect([where, found]).toEqual([where, []])
}

/** Files of copies are compressed. */
function readText(path: string): string {
  const bytes = readFileSync(path)
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  return (isCompressed ? gunzipSync(bytes) : bytes).toString('latin1')
}

async function statistics({ db }: TestApp): Promise<string> {
  const rows = await db.query(
    'SELECT tablename, attname, most_common_vals::text, histogram_bounds::text, most_common_elems::text FROM pg_stats'
  )
  return JSON.stringify(rows)
}
