import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/app-env.ts'
import { serviceUnavailable } from '../errors/errors.ts'

/** Requests in progress at once; more would only make all of them slow. */
const capacity = 256

export interface ConcurrencyLimit {
  isFull(): boolean
  /** Holds a permit while the work is done; 503 when none is free. */
  withPermit(work: () => Promise<void>): Promise<void>
  /** Releases the permit while the request waits, and takes one again afterwards; 503 when none is free. */
  withoutPermit(wait: () => Promise<void>): Promise<void>
}

/** Holds a permit for the request, whose JSON body has arrived. */
export const holdPermit: MiddlewareHandler<AppEnv> = function holdPermit(c, next) {
  return c.env.board.concurrencyLimit.withPermit(next)
}

export function createConcurrencyLimit(): ConcurrencyLimit {
  let taken = 0
  const isFull = () => taken >= capacity
  async function withPermit(work: () => Promise<void>): Promise<void> {
    if (isFull()) throw serviceUnavailable()
    taken++
    try {
      await work()
    } finally {
      taken--
    }
  }
  async function withoutPermit(wait: () => Promise<void>): Promise<void> {
    taken--
    await wait().finally(() => taken++)
    if (taken > capacity) throw serviceUnavailable()
  }
  return { isFull, withPermit, withoutPermit }
}
