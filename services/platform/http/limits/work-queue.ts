import pLimit from 'p-limit'
import { serviceUnavailable } from '../errors/errors.ts'

export interface WorkQueueLimits {
  maxConcurrent: number
  maxQueued: number
  maxWaitMs: number
}

/** Runs expensive work, a few pieces at once; 503 when too many wait, or one has waited too long. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

export function createWorkQueue({
  maxConcurrent,
  maxQueued,
  maxWaitMs
}: WorkQueueLimits): WorkQueue {
  const limit = pLimit(maxConcurrent)
  return async function enqueue(work) {
    if (limit.pendingCount >= maxQueued) throw serviceUnavailable()
    const latestStart = performance.now() + maxWaitMs
    return limit(() => {
      if (performance.now() > latestStart) throw serviceUnavailable()
      return work()
    })
  }
}
