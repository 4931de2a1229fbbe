import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { type EventSource, processBatch, type Subscription } from './process-batch.ts'

export interface SubscriptionContext extends EventSource {
  now(): Date
  log: { error(fields: object, text: string): void }
}

/** Milliseconds for which events are collected after a batch: a busy board pays for a transaction of many, not for one an event. */
const collectMs = 100

/** Runs until it is stopped, woken by the event log or every second. */
export async function runSubscription(
  dependencies: SubscriptionContext,
  subscription: Subscription
): Promise<() => Promise<void>> {
  const stop = new AbortController()
  const stopped = stop.signal
  let isWoken = false
  let wake = () => {}
  const unlisten = await dependencies.db.listen('es', () => {
    isWoken = true
    wake()
  })
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1_000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = (async () => {
    while (!stopped.aborted) {
      isWoken = false
      if (await processOrLog(dependencies, subscription)) {
        await setImmediate()
        continue
      }
      await delay(collectMs, undefined, { signal: stopped }).catch(() => {})
      if (!isWoken && !stopped.aborted) await rest()
    }
  })()
  return async () => {
    stop.abort()
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
