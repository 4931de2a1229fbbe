import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

export interface Retrying {
  /** When aborted, it ends the retries: the promise rejects. */
  signal: AbortSignal
  onUnavailable(error: unknown): void
}

const pauseMs = 1_000

/** Tries every second while the database is unavailable; throws every other error. */
export async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  { signal, onUnavailable }: Retrying
): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      onUnavailable(error)
    }
    await setTimeout(pauseMs, undefined, { signal })
  }
}
