import { setImmediate } from 'node:timers/promises'

/** How many things a sweep takes at a time. */
export const sweepSize = 1000

/**
 * Does something to everything that is due, a thousand at a time. One that fails does not hold up the
 * others; the sweep then fails as a whole, and what is still due is due next time.
 */
export async function sweep<T>(
  due: (limit: number) => Promise<T[]>,
  treat: (thing: T) => Promise<unknown>
): Promise<number> {
  const failures: unknown[] = []
  let treated = 0
  for (;;) {
    const things = await due(sweepSize)
    for (const thing of things) {
      await treat(thing).then(
        () => treated++,
        error => failures.push(error)
      )
      await setImmediate()
    }
    if (failures.length)
      throw new AggregateError(failures, `${failures.length} could not be treated`)
    if (things.length < sweepSize) return treated
  }
}

/** The same for rows that are simply removed; `remove` answers how many it removed. */
export async function sweepAway(remove: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const now = await remove(sweepSize)
    removed += now
    if (now < sweepSize) return removed
    await setImmediate()
  }
}
