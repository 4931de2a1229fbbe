import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { append } from '#events/store/event-store.ts'
import { readModelVersion } from '#projections/index.ts'
import { jobPosted, seedEmployer, seedEvents, testTime } from '#test/events/event-builders.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { databaseKinds, openTestDatabase } from '#test/database/test-database.ts'
import { countBlocks } from './count-blocks.ts'
import { recordStatements } from './statement-recorder.ts'

/** Pages of 8 KB that a look-up may touch; such a history has about 100. */
const maxBlocks = 25

describe.each(databaseKinds)('an ad with hundreds of revisions (%s)', kind => {
  let db: Database
  let board: TestApp
  let recorder: ReturnType<typeof recordStatements>
  const [withdrawn, drafted] = [newId(), newId()]

  beforeAll(async () => {
    db = await openTestDatabase(kind)
    recorder = recordStatements(db)
    board = await createTestApp(recorder.db)
    const employerId = await seedEmployer(db)
    const event = (id: string, type: JobEvent['type'], personal = {}) =>
      ({ type, data: { id, employerId }, subject: employerId, personal }) as JobEvent
    await seedEvents(db, job, withdrawn, [jobPosted(withdrawn, employerId)])
    await seedEvents(db, job, drafted, [
      event(drafted, 'JobDrafted', { content: { title: 'Mozo' } })
    ])
    for (let index = 0; index < 3; index++) {
      await revise(db, withdrawn, 'JobRevised')
      await revise(db, drafted, 'JobDraftRevised')
    }
    await seedEvents(db, job, withdrawn, [event(withdrawn, 'JobWithdrawn')])
    await db.vacuum()
  }, 120_000)
  afterAll(() => db.close())

  test.each([
    ['that was withdrawn', withdrawn, 410],
    ['that is a draft', drafted, 404]
  ])('%s is looked up without its history', async (_, id, status) => {
    recorder.take()
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(status)
    expect(await countBlocks(db, recorder.take())).toBeLessThan(maxBlocks)
  })
})

/** Three hundred revisions, in the log alone. */
async function revise(db: Database, id: string, type: JobEvent['type']): Promise<void> {
  const events = Array.from({ length: 300 }, () => ({
    id: randomUUID(),
    type,
    schemaVersion: 1,
    meta: {},
    at: testTime,
    data: { id, sealed: { subject: 'none', text: 'A'.repeat(300) } }
  }))
  await db.transaction(tx =>
    append(tx, { batches: [{ stream: job.stream(id), expected: null, events }], readModelVersion })
  )
}
