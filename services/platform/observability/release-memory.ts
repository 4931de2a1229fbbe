import { performance } from 'node:perf_hooks'

/** Milliseconds: the start is over, and the names of places are read. */
const period = 2_000

/** The share of a period in which a process at rest works. */
const atRest = 0.1

/**
 * Returns the memory that only the start needed, a quarter of the process, once: it takes 0.2 s, so it waits for a period
 * in which little is requested. Node has `gc` where it is started with `--expose-gc`, as `npm start` does.
 */
export function releaseMemoryOfStart(): void {
  const { gc } = globalThis
  if (!gc) return
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > atRest) return
    clearInterval(timer)
    void gc({ type: 'major', flavor: 'last-resort' })
  }, period).unref()
}
