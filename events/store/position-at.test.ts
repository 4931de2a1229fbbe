import { beforeAll, expect, test } from 'vitest'
import { newEventId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { countBlocks } from '#loadtests/bench/count-blocks.ts'
import { recordStatements } from '#loadtests/bench/statement-recorder.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { append, findPositionAt } from './event-store.ts'
import { findReadModelVersion } from './read-model-versions.ts'

const beginning = Date.parse('2026-03-02T10:00:00.000Z')
const second = (nth: number) => new Date(beginning + nth * 1_000).toISOString()
const eventCount = 3_000
const writtenAtOnce = 500

/** Events at these seconds, in this order, in one stream. */
async function write(db: Database, seconds: readonly number[]): Promise<void> {
  const events = seconds.map(nth => ({
    id: newEventId(),
    type: 'Tested',
    schemaVersion: 1,
    data: {},
    meta: {},
    at: second(nth)
  }))
  const readModelVersion = (await findReadModelVersion(db)) ?? ''
  const batches = [{ stream: 'clock', expected: null, events }]
  await db.transaction(tx => append(tx, { batches, readModelVersion }), { timeout: 0 })
}

describeWithDatabase('the position at a moment', context => {
  test('is none in an empty log', async () => {
    expect(await findPositionAt(context.db, second(0))).toBe(0)
  })

  test('is that of the last event that had happened', async () => {
    await write(context.db, [1, 2, 2, 5])
    const found = []
    for (const nth of [0, 1, 2, 3, 5, 9]) found.push(await findPositionAt(context.db, second(nth)))
    expect(found).toEqual([0, 1, 3, 3, 4, 4])
  })

  test('is that of the last one also where clocks disagree', async () => {
    await write(context.db, [8, 10, 7, 9, 11])
    expect(await findPositionAt(context.db, second(7))).toBe(7)
    expect(await findPositionAt(context.db, second(9))).toBe(8)
  })
})

describeWithDatabase('the position at a moment of a long log', context => {
  beforeAll(async () => {
    for (let written = 0; written < eventCount; written += writtenAtOnce)
      await write(
        context.db,
        Array.from({ length: writtenAtOnce }, (_, index) => written + index + 1)
      )
    await context.db.vacuum()
  })

  test('is found without reading what came since', async () => {
    const recorder = recordStatements(context.db)
    expect(await findPositionAt(recorder.db, second(50))).toBe(50)
    expect(await countBlocks(context.db, recorder.take())).toBeLessThan(100)
  })
})
