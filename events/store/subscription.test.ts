import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { UnknownEvent } from '#events/aggregates/aggregate.ts'
import type { Database } from '#events/database/database.ts'
import { append, lastPosition } from './event-store.ts'
import { readModelVersion } from '#projections/index.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { seedJob, seedEmployer, testTime, testVault } from '#test/events/event-builders.ts'
import { deleteDeadLetter, listDeadLetters } from './dead-letters.ts'
import { processBatch, reprocessDeadLetter, type Subscription } from './process-batch.ts'
import { runSubscription } from './subscription.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

function dependenciesOf(
  db: Database,
  clock: { now: Date } = { now: new Date('2026-03-02T10:00:00Z') }
) {
  return { db, vault: testVault, log: silent, now: () => clock.now }
}

async function untilDone(
  dependencies: ReturnType<typeof dependenciesOf>,
  subscription: Subscription
) {
  while (await processBatch(dependencies, subscription));
}

function positionOf(db: Database, name: string) {
  return db.query<{ position: number; attempts: number }>(
    'SELECT position, attempts FROM es.subscriptions WHERE name = $1',
    [name]
  )
}

describeWithDatabase('a subscription', context => {
  test('handles every event in order, once, decrypted', async () => {
    const owner = await seedEmployer(context.db)
    for (let index = 0; index < 120; index++)
      await seedJob(context.db, owner, { title: `Anuncio ${index}` })
    const seen: [number, unknown][] = []
    const subscription: Subscription = {
      name: 'reader',
      on: {
        JobPosted: async (_, event) => seen.push([event.position, event.personal])
      }
    }
    await untilDone(dependenciesOf(context.db), subscription)
    await untilDone(dependenciesOf(context.db), subscription)
    expect(seen).toHaveLength(120)
    expect(seen[7]?.[1]).toMatchObject({ title: 'Anuncio 7' })
    const positions = seen.map(([position]) => position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    const [checkpoint] = await positionOf(context.db, 'reader')
    expect(checkpoint?.position).toBe(await lastPosition(context.db))
  })

  test('handles each event exactly once when several processes run it', async () => {
    await context.db.exec('CREATE TABLE public.counted (position bigint)')
    const owner = await seedEmployer(context.db)
    for (let index = 0; index < 30; index++) await seedJob(context.db, owner)
    const subscription: Subscription = {
      name: 'counter',
      on: {
        JobPosted: (tx, { position }) =>
          tx.query('INSERT INTO public.counted VALUES ($1)', [position])
      }
    }
    const dependencies = dependenciesOf(context.db)
    await Promise.all([1, 2, 3, 4].map(() => untilDone(dependencies, subscription)))
    await untilDone(dependencies, subscription)
    const [counted] = await context.db.query<{ n: number; once: number }>(
      'SELECT count(*) AS n, count(DISTINCT position) AS once FROM public.counted'
    )
    const [posted] = await context.db.query<{ n: number }>(
      "SELECT count(*) AS n FROM es.events WHERE type = 'JobPosted'"
    )
    expect(counted).toEqual({ n: posted?.n, once: posted?.n })
  })

  test('retries a failing event after 1, 5, 30, 120 and 600 s, then moves it to the dead letters', async () => {
    await context.db.exec('CREATE TABLE public.half (position bigint)')
    const clock = { now: new Date('2026-03-02T10:00:00Z') }
    const dependencies = dependenciesOf(context.db, clock)
    const owner = await seedEmployer(context.db)
    const poison = await seedJob(context.db, owner, { title: 'Veneno' })
    const after = await seedJob(context.db, owner, { title: 'Sano' })
    const handled: string[] = []
    let isPoisonous = true
    let attempts = 0
    const subscription: Subscription = {
      name: 'taster',
      on: {
        JobPosted: async (tx, { data, position }) => {
          const { id } = data as { id: string }
          if (id === poison) {
            attempts++
            await tx.query('INSERT INTO public.half VALUES ($1)', [position])
            if (isPoisonous) throw new Error(`cannot handle ${id}`)
          }
          handled.push(id)
        }
      }
    }
    await untilDone(dependencies, subscription)
    for (const seconds of [1, 5, 30, 120, 600]) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000 - 1)
      const before = attempts
      await untilDone(dependencies, subscription)
      expect(attempts).toBe(before)
      clock.now = new Date(clock.now.getTime() + 1)
      await untilDone(dependencies, subscription)
    }
    expect(attempts).toBe(6)
    expect(handled.at(-1)).toBe(after)
    expect(await context.db.query('SELECT FROM public.half')).toEqual([])
    const [deadLetter] = (await listDeadLetters(context.db)).filter(
      entry => entry.subscription === 'taster'
    )
    expect(deadLetter).toMatchObject({ subscription: 'taster', attempts: 6 })
    const position = deadLetter?.position ?? 0

    expect(await reprocessDeadLetter(dependencies, subscription, position)).toBe(false)
    isPoisonous = false
    expect(await reprocessDeadLetter(dependencies, subscription, position)).toBe(true)
    expect(handled.at(-1)).toBe(poison)
    expect(await listDeadLetters(context.db)).toEqual([])
    expect(await deleteDeadLetter(context.db, 'taster', position)).toBe(false)
  })

  test('handles a batch at once, and event by event when the batch fails', async () => {
    const owner = await seedEmployer(context.db)
    const poison = await seedJob(context.db, owner)
    const after = await seedJob(context.db, owner)
    const groups: number[] = []
    const handled: string[] = []
    const idOf = ({ data }: { data: object }) => (data as { id: string }).id
    const subscription: Subscription = {
      name: 'grouper',
      on: {
        JobPosted: async (_, event) => {
          if (idOf(event) === poison) throw new Error('no')
          handled.push(idOf(event))
        }
      },
      onBatch: async (_, events) => {
        groups.push(events.length)
        if (events.some(event => idOf(event) === poison)) throw new Error('not all')
      }
    }
    await untilDone(dependenciesOf(context.db), subscription)
    expect(groups.length).toBeGreaterThan(1)
    expect(handled).not.toContain(after)
    const [checkpoint] = await positionOf(context.db, 'grouper')
    expect(checkpoint?.attempts).toBe(1)
  })

  test('is woken by an append and stops on request', async () => {
    const owner = await seedEmployer(context.db)
    let onPosition = (_: number) => {}
    const subscription: Subscription = {
      name: 'sleeper',
      on: { JobPosted: async (_, { position }) => onPosition(position) }
    }
    const dependencies = dependenciesOf(context.db)
    await untilDone(dependencies, subscription)
    const stop = await runSubscription(dependencies, subscription)
    const position = new Promise<number>(resolve => {
      onPosition = resolve
    })
    await seedJob(context.db, owner)
    expect(await position).toBe(await lastPosition(context.db))
    await stop()
  })

  test('does not pass a gap in the positions', async () => {
    const dependencies = dependenciesOf(context.db)
    const subscription: Subscription = { name: 'careful', on: {} }
    await untilDone(dependencies, subscription)
    await context.db.query(
      "UPDATE es.subscriptions SET position = position - 1 WHERE name = 'careful'"
    )
    await seedJob(context.db, await seedEmployer(context.db))
    await context.db.exec(
      'ALTER TABLE es.events DISABLE TRIGGER events_stay; DELETE FROM es.events WHERE position = (SELECT max(position) - 1 FROM es.events); ALTER TABLE es.events ENABLE TRIGGER events_stay'
    )
    await expect(processBatch(dependencies, subscription)).rejects.toThrow('is missing')
  })
})

describe.each([
  ['an event type', 'JobPraised', 1],
  ['a version', 'JobErased', 99]
])('beside a later program that has written %s', (_, type, schemaVersion) => {
  describeWithDatabase('a subscription', context => {
    test('leaves it, and what follows, to the worker of that program', async () => {
      const { db } = context
      const handled: number[] = []
      const subscription: Subscription = {
        name: 'older',
        on: { JobPosted: async (_, { position }) => handled.push(position) }
      }
      await untilDone(dependenciesOf(db), subscription)
      const before = await positionOf(db, 'older')
      const id = randomUUID()
      const event = { id, type, schemaVersion, data: {}, meta: {}, at: testTime }
      const batches = [{ stream: `job-${id}`, expected: 0, events: [event] }]
      await db.transaction(tx => append(tx, { batches, readModelVersion }))
      await seedJob(db, await seedEmployer(db))
      await expect(processBatch(dependenciesOf(db), subscription)).rejects.toThrow(UnknownEvent)
      expect(handled).toEqual([])
      expect(await positionOf(db, 'older')).toEqual(before)
    })
  })
})
