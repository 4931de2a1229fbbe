import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/app-env.ts'
import { serviceUnavailable } from '../errors/errors.ts'

/** Requests in progress at once; more would only make all of them slow. */
const capacity = 256

export interface ConcurrencyLimit {
  isFull(): boolean
  /** Holds a slot for the request, whose JSON body has arrived; 503 when none is free. */
  withSlot: MiddlewareHandler<AppEnv>
  /** Releases the slot while the request waits, and takes one again afterwards; 503 when none is free. */
  withoutSlot(wait: () => Promise<void>): Promise<void>
}

export function createConcurrencyLimit(): ConcurrencyLimit {
  let taken = 0
  const isFull = () => taken >= capacity
  const withSlot: MiddlewareHandler<AppEnv> = async function withSlot(_, next) {
    if (isFull()) throw serviceUnavailable()
    taken++
    try {
      await next()
    } finally {
      taken--
    }
  }
  async function withoutSlot(wait: () => Promise<void>): Promise<void> {
    taken--
    await wait().finally(() => taken++)
    if (taken > capacity) throw serviceUnavailable()
  }
  return { isFull, withSlot, withoutSlot }
}
