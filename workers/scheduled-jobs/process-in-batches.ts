import { setImmediate } from 'node:timers/promises'

const itemsPerBatch = 1000

/**
 * Processes everything that is due, a batch at a time. A failure does not hold up the other items of the batch;
 * the run then fails as a whole, and what is still due is processed by the next one.
 */
export async function processInBatches<T>(
  due: (limit: number) => Promise<T[]>,
  process: (item: T) => Promise<unknown>
): Promise<number> {
  const failures: unknown[] = []
  let processed = 0
  for (;;) {
    const items = await due(itemsPerBatch)
    for (const item of items) {
      await process(item).then(
        () => processed++,
        error => failures.push(error)
      )
      await setImmediate()
    }
    if (failures.length) throw new AggregateError(failures, `${failures.length} items failed`)
    if (items.length < itemsPerBatch) return processed
  }
}

/** Deletes rows in batches; `deleteSome` returns how many it deleted. */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>
): Promise<number> {
  let deleted = 0
  for (;;) {
    const now = await deleteSome(itemsPerBatch)
    deleted += now
    if (now < itemsPerBatch) return deleted
    await setImmediate()
  }
}
