import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { serviceUnavailable } from './errors.ts'

/** Requests that may be under way at once; more would only make all of them slow. */
const capacity = 256

/** Room for so many at once. */
export interface ConcurrencyLimit {
  isFull(): boolean
  /** Holds a concurrency slot for the request, whose JSON body has arrived; 503 when none is free. */
  place: MiddlewareHandler<AppEnv>
  /** Releases the slot of the request while it waits, and takes one again afterwards; 503 when none is free. */
  outside(wait: () => Promise<void>): Promise<void>
}

export function createConcurrencyLimit(): ConcurrencyLimit {
  let taken = 0
  const isFull = () => taken >= capacity
  const place: MiddlewareHandler<AppEnv> = async (_, next) => {
    if (isFull()) throw serviceUnavailable()
    taken++
    try {
      await next()
    } finally {
      taken--
    }
  }
  const outside: ConcurrencyLimit['outside'] = async wait => {
    taken--
    await wait().finally(() => taken++)
    if (taken > capacity) throw serviceUnavailable()
  }
  return { isFull, place, outside }
}
