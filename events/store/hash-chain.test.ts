import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Executor } from '#events/database/database.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { append } from './event-store.ts'
import { findBrokenLinks, findChainHash, readChainHead } from './hash-chain.ts'
import { findReadModelVersion } from './read-model-versions.ts'

/** As the owner of the database could. */
async function tamper(db: Executor, sql: string): Promise<void> {
  for (const state of ['DISABLE', 'ENABLE']) {
    await db.exec(`ALTER TABLE es.events ${state} TRIGGER events_stay`)
    await db.exec(`ALTER TABLE es.chain ${state} TRIGGER chain_stays`)
    if (state === 'DISABLE') await db.exec(sql)
  }
}

describeWithDatabase('the hash chain', context => {
  const broken = () => findBrokenLinks(context.db, 0, 10)
  const event = (index: number) => {
    const data = { index, text: 'Ñandú «"\'\\ 🐴', number: 1.5, list: [1e21, 1e-7], none: null }
    const at = '2026-03-02T10:00:00.123Z'
    return { id: randomUUID(), type: 'Tested', schemaVersion: 1, data, meta: { by: 'x' }, at }
  }

  beforeAll(async () => {
    const readModelVersion = (await findReadModelVersion(context.db)) ?? ''
    const write = (stream: string, ...nths: number[]) => {
      const batches = [{ stream, expected: null, events: nths.map(event) }]
      return context.db.transaction(tx => append(tx, { batches, readModelVersion }))
    }
    expect(await readChainHead(context.db)).toEqual({ position: 0, hash: '' })
    await write('a', 1, 2, 3)
    await write('b', 4)
    await write('empty')
    await write('a', 5, 6)
  })

  test('is unbroken after appends of one and of several events', async () => {
    expect(await broken()).toEqual([])
    const { position, hash } = await readChainHead(context.db)
    expect([position, hash.length]).toEqual([6, 64])
    expect(await findChainHash(context.db, 6)).toBe(hash)
    expect(await findChainHash(context.db, 7)).toBeUndefined()
  })

  test('is the same when it is computed for a log that has none', async () => {
    const { hash } = await readChainHead(context.db)
    await tamper(context.db, 'DELETE FROM es.chain; SELECT es.extend_chain(0)')
    expect(await readChainHead(context.db)).toEqual({ position: 6, hash })
  })

  test.each([
    ['a changed event', "UPDATE es.events SET data = '{}' WHERE position = 2", [2]],
    ['a changed time', "UPDATE es.events SET recorded_at = '2026-01-01' WHERE position = 3", [3]],
    ['a changed hash', "UPDATE es.chain SET hash = 'x' WHERE position = 3", [3, 4]],
    ['a missing hash', 'DELETE FROM es.chain WHERE position = 6', [6]],
    [
      'events in another order',
      `UPDATE es.events SET position = -1 WHERE position = 1;
       UPDATE es.events SET position = 1 WHERE position = 2;
       UPDATE es.events SET position = 2 WHERE position = -1`,
      [1, 2]
    ],
    [
      'a hash that was made to fit a changed event',
      `UPDATE es.events SET data = '{}' WHERE position = 2;
       UPDATE es.chain SET hash = sha256((SELECT hash FROM es.chain WHERE position = 1)
         || (SELECT es.event_digest(events) FROM es.events WHERE position = 2)) WHERE position = 2`,
      [3]
    ]
  ])('shows %s', async (_, sql, positions) => {
    await context.db.exec('CREATE TABLE public.kept AS SELECT * FROM es.events')
    await context.db.exec('CREATE TABLE public.kept_chain AS SELECT * FROM es.chain')
    await tamper(context.db, sql)
    expect(await broken()).toEqual(positions)
    await tamper(
      context.db,
      `DELETE FROM es.events; INSERT INTO es.events SELECT * FROM public.kept;
       DELETE FROM es.chain; INSERT INTO es.chain SELECT * FROM public.kept_chain;
       DROP TABLE public.kept, public.kept_chain`
    )
    expect(await broken()).toEqual([])
  })

  test.each(["UPDATE es.chain SET hash = ''", 'DELETE FROM es.chain', 'TRUNCATE es.chain'])(
    'refuses %s',
    async statement => {
      await expect(context.db.exec(statement)).rejects.toThrow('never changed')
    }
  )
})
