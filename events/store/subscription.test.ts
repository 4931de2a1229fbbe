import { expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from './event-store.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { seedJob, seedEmployer, testVault } from '#test/event-builders.ts'
import { deleteDeadLetter, listDeadLetters } from './dead-letters.ts'
import { processBatch, reprocessDeadLetter, type Subscription } from './process-batch.ts'
import { runSubscription } from './subscription.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

function toolsOf(db: Database, clock: { now: Date } = { now: new Date('2026-03-02T10:00:00Z') }) {
  return { db, vault: testVault, log: silent, now: () => clock.now }
}

async function untilDone(tools: ReturnType<typeof toolsOf>, follower: Subscription) {
  while (await processBatch(tools, follower));
}

function positionOf(db: Database, name: string) {
  return db.query<{ position: number; attempts: number }>(
    'SELECT position, attempts FROM es.subscriptions WHERE name = $1',
    [name]
  )
}

describeWithDatabase('a follower', context => {
  test('sees every event in order, each once, with what is personal open', async () => {
    const owner = await seedEmployer(context.db)
    for (let nth = 0; nth < 120; nth++)
      await seedJob(context.db, owner, { title: `Anuncio ${nth}` })
    const seen: [number, unknown][] = []
    const follower: Subscription = {
      name: 'reader',
      on: {
        JobPosted: async (_, event) => seen.push([event.position, event.personal])
      }
    }
    await untilDone(toolsOf(context.db), follower)
    await untilDone(toolsOf(context.db), follower)
    expect(seen).toHaveLength(120)
    expect(seen[7]?.[1]).toMatchObject({ title: 'Anuncio 7' })
    const positions = seen.map(([position]) => position)
    expect(positions).toEqual([...positions].sort((one, other) => one - other))
    const [checkpoint] = await positionOf(context.db, 'reader')
    expect(checkpoint?.position).toBe(await lastPosition(context.db))
  })

  test('does its work exactly once when two processes run it', async () => {
    await context.db.exec('CREATE TABLE public.counted (position bigint)')
    const owner = await seedEmployer(context.db)
    for (let nth = 0; nth < 30; nth++) await seedJob(context.db, owner)
    const follower: Subscription = {
      name: 'counter',
      on: {
        JobPosted: (tx, { position }) =>
          tx.query('INSERT INTO public.counted VALUES ($1)', [position])
      }
    }
    const tools = toolsOf(context.db)
    await Promise.all([1, 2, 3, 4].map(() => untilDone(tools, follower)))
    await untilDone(tools, follower)
    const [counted] = await context.db.query<{ n: number; once: number }>(
      'SELECT count(*) AS n, count(DISTINCT position) AS once FROM public.counted'
    )
    const [posted] = await context.db.query<{ n: number }>(
      "SELECT count(*) AS n FROM es.events WHERE type = 'JobPosted'"
    )
    expect(counted).toEqual({ n: posted?.n, once: posted?.n })
  })

  test('tries a failing event again after 1, 5, 30, 120 and 600 s, then parks it and goes on', async () => {
    await context.db.exec('CREATE TABLE public.half (position bigint)')
    const clock = { now: new Date('2026-03-02T10:00:00Z') }
    const tools = toolsOf(context.db, clock)
    const owner = await seedEmployer(context.db)
    const poison = await seedJob(context.db, owner, { title: 'Veneno' })
    const after = await seedJob(context.db, owner, { title: 'Sano' })
    const handled: string[] = []
    let isPoisonous = true
    let attempts = 0
    const follower: Subscription = {
      name: 'taster',
      on: {
        JobPosted: async (tx, { data, position }) => {
          const { id } = data as { id: string }
          if (id === poison) {
            attempts++
            await tx.query('INSERT INTO public.half VALUES ($1)', [position])
            if (isPoisonous) throw new Error(`cannot treat ${id}`)
          }
          handled.push(id)
        }
      }
    }
    await untilDone(tools, follower)
    for (const seconds of [1, 5, 30, 120, 600]) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000 - 1)
      const before = attempts
      await untilDone(tools, follower)
      expect(attempts).toBe(before)
      clock.now = new Date(clock.now.getTime() + 1)
      await untilDone(tools, follower)
    }
    expect(attempts).toBe(6)
    expect(handled.at(-1)).toBe(after)
    expect(await context.db.query('SELECT FROM public.half')).toEqual([])
    const [parked] = (await listDeadLetters(context.db)).filter(
      one => one.subscription === 'taster'
    )
    expect(parked).toMatchObject({ subscription: 'taster', attempts: 6 })
    const position = parked?.position ?? 0

    expect(await reprocessDeadLetter(tools, follower, position)).toBe(false)
    isPoisonous = false
    expect(await reprocessDeadLetter(tools, follower, position)).toBe(true)
    expect(handled.at(-1)).toBe(poison)
    expect(await listDeadLetters(context.db)).toEqual([])
    expect(await deleteDeadLetter(context.db, 'taster', position)).toBe(false)
  })

  test('that can treat many at once does so, and one by one when one fails', async () => {
    const owner = await seedEmployer(context.db)
    const poison = await seedJob(context.db, owner)
    const after = await seedJob(context.db, owner)
    const groups: number[] = []
    const handled: string[] = []
    const idOf = ({ data }: { data: object }) => (data as { id: string }).id
    const follower: Subscription = {
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
    await untilDone(toolsOf(context.db), follower)
    expect(groups.length).toBeGreaterThan(1)
    expect(handled).not.toContain(after)
    const [checkpoint] = await positionOf(context.db, 'grouper')
    expect(checkpoint?.attempts).toBe(1)
  })

  test('is woken by the log and stops when it is told', async () => {
    const owner = await seedEmployer(context.db)
    let heard = (_: number) => {}
    const follower: Subscription = {
      name: 'sleeper',
      on: { JobPosted: async (_, { position }) => heard(position) }
    }
    const tools = toolsOf(context.db)
    await untilDone(tools, follower)
    const stop = await runSubscription(tools, follower)
    const position = new Promise<number>(resolve => {
      heard = resolve
    })
    await seedJob(context.db, owner)
    expect(await position).toBe(await lastPosition(context.db))
    await stop()
  })

  test('does not pass a hole in the log', async () => {
    const tools = toolsOf(context.db)
    const follower: Subscription = { name: 'careful', on: {} }
    await untilDone(tools, follower)
    await context.db.query(
      "UPDATE es.subscriptions SET position = position - 1 WHERE name = 'careful'"
    )
    await seedJob(context.db, await seedEmployer(context.db))
    await context.db.exec(
      'ALTER TABLE es.events DISABLE TRIGGER events_stay; DELETE FROM es.events WHERE position = (SELECT max(position) - 1 FROM es.events); ALTER TABLE es.events ENABLE TRIGGER events_stay'
    )
    await expect(processBatch(tools, follower)).rejects.toThrow('is missing')
  })
})
