import { setImmediate } from 'node:timers/promises'
import { type EventSource, processBatch, type Subscription } from './process-batch.ts'

export interface SubscriptionContext extends EventSource {
  now(): Date
  log: { error(fields: object, text: string): void }
}

/** Runs until it is stopped, woken by the event log or every second. */
export async function runSubscription(
  dependencies: SubscriptionContext,
  subscription: Subscription
): Promise<() => Promise<void>> {
  let stopped = false
  let wake = () => {}
  const unlisten = await dependencies.db.listen('es', () => wake())
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1_000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = (async () => {
    while (!stopped) {
      const hasMore = await processOrLog(dependencies, subscription)
      if (hasMore) await setImmediate()
      else if (!stopped) await rest()
    }
  })()
  return async () => {
    stopped = true
    wake()
    await loop
    await unlisten()
  }
}

async function processOrLog(
  dependencies: SubscriptionContext,
  subscription: Subscription
): Promise<boolean> {
  try {
    return await processBatch(dependencies, subscription)
  } catch (err) {
    dependencies.log.error({ err, subscription: subscription.name }, 'subscription failed')
    return false
  }
}
