import { advanceCheckpoint, lockCheckpoint } from '#events/store/checkpoint.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { processBatch, type Subscription } from '#events/store/process-batch.ts'
import { eventWriter } from '#loadtests/bench/append.ts'
import { type Figure, type Measurement, timeCalls } from './figure.ts'

const subscription: Subscription = { name: 'growth', on: {} }

/** Batches of 100 events, from the middle of the log; at its end, each new event alone, append and all. */
export async function measureSubscription(measurement: Measurement): Promise<Figure[]> {
  const { tools, events } = measurement
  await moveTo(measurement, Math.floor(events / 2))
  const middle = await timeCalls(measurement, '100 events from the middle', () =>
    processBatch(tools, subscription)
  )
  await moveTo(measurement, await lastPosition(tools.db))
  const append = eventWriter(tools)
  const end = await timeCalls(measurement, 'append and follow at the end', async () => {
    await append()
    await processBatch(tools, subscription)
  })
  const idle = await timeCalls(measurement, 'nothing new', () => processBatch(tools, subscription))
  return [middle, end, idle]
}

function moveTo({ tools: { db, now } }: Measurement, position: number): Promise<void> {
  return db.transaction(async tx => {
    await lockCheckpoint(tx, subscription.name, now())
    await advanceCheckpoint(tx, subscription.name, position)
  })
}
