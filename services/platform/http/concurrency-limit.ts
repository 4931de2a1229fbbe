import type { MiddlewareHandler } from 'hono'
import type { Env } from './app-env.ts'
import { busy } from './errors.ts'

/** Requests that may be under way at once; more would only make all of them slow. */
const capacity = 256

/** Room for so many at once. */
export interface Room {
  isFull(): boolean
  /** A place is taken by what is carried out; whoever finds none is told to come back. */
  place: MiddlewareHandler<Env>
  /** Leaves the place to others while somebody is waited for, and looks for one again afterwards. */
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
