import { setTimeout } from 'node:timers/promises'
import { lastPosition } from '#events/store/event-store.ts'
import { eventWriter } from '#loadtests/bench/append.ts'
import { round } from '#loadtests/bench/measure.ts'
import { measureAppends } from './appends.ts'
import { type Figure, load, type Measurement } from './figure.ts'
import { extendLog } from './fill-log.ts'
import { addPartition, partitionLog } from './partition-log.ts'
import { measureReads } from './reads.ts'
import { measureSubscription } from './subscription.ts'

/** Further partitions, and the events in each: ten million would cost a look-up more, so these figures are a lower bound. */
const further = 9
const eventsInEach = 100_000
/** Events that others may append before the second partition is there. */
const margin = 100_000

/** The log as one table, as one partition, and as ten. It stays so: another run wants another folder. */
export async function measurePartitions(measurement: Measurement): Promise<Figure[]> {
  const { tools, env } = measurement
  const figures = await measureAll(measurement, 'one table')
  const bound = (await lastPosition(tools.db)) + margin
  figures.push(
    await besideWriter(measurement, 'taken over', () => partitionLog(env.DATABASE_URL, bound))
  )
  figures.push(...(await measureAll(measurement, 'one partition')))
  const starts = Array.from({ length: further }, (_, index) => bound + index * eventsInEach)
  figures.push(
    await besideWriter(measurement, 'nine partitions more', async () => {
      for (const from of starts) await addPartition(env.DATABASE_URL, from, from + eventsInEach)
    })
  )
  const last = bound + further * eventsInEach - eventsInEach / 2
  await extendLog(env.DATABASE_URL, await lastPosition(tools.db), last)
  return [...figures, ...(await measureAll(measurement, 'ten partitions'))]
}

async function measureAll(measurement: Measurement, log: string): Promise<Figure[]> {
  const figures = [
    ...(await measureReads(measurement)),
    ...(await measureSubscription(measurement)),
    ...(await measureAppends(measurement))
  ]
  return figures.map(figure => ({ log, ...figure }))
}

/** How long it takes, and the longest that one writer beside it waited. */
async function besideWriter(
  { tools }: Measurement,
  what: string,
  work: () => Promise<void>
): Promise<Figure> {
  const append = eventWriter(tools)
  let [isOver, longest] = [false, 0]
  const writing = (async () => {
    while (!isOver) {
      const began = performance.now()
      await append()
      longest = Math.max(longest, performance.now() - began)
      await setTimeout(5)
    }
  })()
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await writing
  return { log: what, seconds: round(seconds, 1), 'max (ms)': round(longest, 1), load: load() }
}
