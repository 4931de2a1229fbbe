import type { MiddlewareHandler } from 'hono'
import type { Env } from './app-env.ts'
import { busy } from './errors.ts'

/** Requests that may be under way at once; more would only make all of them slow. */
const capacity = 256

/** Room for so many at once. */
export interface Room {
  isFull(): boolean
  /** Holds a concurrency slot for the request, whose JSON body has arrived; 503 when none is free. */
  place: MiddlewareHandler<Env>
  /** Releases the slot of the request while it waits, and takes one again afterwards; 503 when none is free. */
  outside(wait: () => Promise<void>): Promise<void>
}

export function createRoom(): Room {
  let taken = 0
  const isFull = () => taken >= capacity
  const place: MiddlewareHandler<Env> = async (_, next) => {
    if (isFull()) throw busy()
    taken++
    try {
      await next()
    } finally {
      taken--
    }
  }
  const outside: Room['outside'] = async wait => {
    taken--
    await wait().finally(() => taken++)
    if (taken > capacity) throw busy()
  }
  return { isFull, place, outside }
}
