import { setImmediate } from 'node:timers/promises'

/** How many things a sweep takes at a time. */
export const itemsPerBatch = 1000

/**
 * Does something to everything that is due, a thousand at a time. One that fails does not hold up the
 * others; the sweep then fails as a whole, and what is still due is due next time.
 */
export async function processInBatches<T>(
  due: (limit: number) => Promise<T[]>,
  treat: (thing: T) => Promise<unknown>
): Promise<number> {
  const failures: unknown[] = []
  let treated = 0
  for (;;) {
    const things = await due(itemsPerBatch)
    for (const thing of things) {
      await treat(thing).then(
        () => treated++,
        error => failures.push(error)
      )
      await setImmediate()
    }
    if (failures.length)
      throw new AggregateError(failures, `${failures.length} could not be treated`)
    if (things.length < itemsPerBatch) return treated
  }
}

/** The same for rows that are simply removed; `remove` answers how many it removed. */
export async function deleteInBatches(remove: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const now = await remove(itemsPerBatch)
    removed += now
    if (now < itemsPerBatch) return removed
    await setImmediate()
  }
}
