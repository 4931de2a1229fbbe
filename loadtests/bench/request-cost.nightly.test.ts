import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { generateDataset } from '#loadtests/dataset/generate.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { testVault } from '#test/events/event-builders.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { databaseKinds, openTestDatabase } from '#test/database/test-database.ts'
import { countBlocks } from './count-blocks.ts'
import { randomRequest, readRequestVocabulary } from './random-requests.ts'
import { recordStatements } from './statement-recorder.ts'

const jobs = { embedded: 400, server: 1_000 }
const requestCount = inject('isFullScale') ? 1_000 : 300
/** Pages of 8 KB that one request may touch at this size. */
const maxBlocks = 2_000

/** Cost is counted in pages that the database touches: that is the same on every machine. */
describe.each(databaseKinds)('the dearest of random anonymous requests (%s)', kind => {
  let db: Database
  let board: TestApp
  let recorder: ReturnType<typeof recordStatements>
  beforeAll(async () => {
    db = await openTestDatabase(kind)
    recorder = recordStatements(db)
    board = await createTestApp(recorder.db)
    await generateDataset({ db, vault: testVault, jobs: jobs[kind], seed: 7, now: board.now })
    await db.vacuum()
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 300_000)
  afterAll(() => db.close())

  test('touches a bounded number of pages', async () => {
    const known = await readRequestVocabulary(db)
    const dear: [number, string][] = []
    let allBlocks = 0
    for (let index = 0; index < requestCount; index++) {
      const { path } = randomRequest(new SeededRandom(11, 'request', index), known)
      recorder.take()
      const { status } = await board.createClient().get(path)
      expect(status, path).toBeLessThan(500)
      const blocks = await countBlocks(db, recorder.take())
      allBlocks += blocks
      if (blocks > maxBlocks) dear.push([blocks, path])
    }
    expect(dear).toEqual([])
    expect(allBlocks).toBeGreaterThan(requestCount)
  }, 300_000)
})
