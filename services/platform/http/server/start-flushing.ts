/** A counter that keeps its counts in memory. */
interface Counter {
  flush(): Promise<void>
}

const interval = 15_000

/** Flushes the counters four times a minute, and once more when stopped; a process that is killed loses 15 seconds. */
export function startFlushing(
  counters: readonly Counter[],
  onError: (error: unknown) => void
): () => Promise<void> {
  const flush = async () => {
    for (const counter of counters) await counter.flush().catch(onError)
  }
  const timer = setInterval(flush, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await flush()
  }
}
