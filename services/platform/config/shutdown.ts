export type Stop = () => Promise<unknown>

/** Collects what ends with the process. */
export interface Shutdown {
  /** Aborted once the process is shutting down. */
  signal: AbortSignal
  /** Work that is still starting when the process shuts down is stopped as soon as it has started. */
  start(begin: () => Promise<Stop>): Promise<void>
  /** Stops everything that was started, at once; rejects when a part could not be stopped. */
  stop(): Promise<void>
}

export function createShutdown(): Shutdown {
  const controller = new AbortController()
  const stops: Stop[] = []
  return {
    signal: controller.signal,
    start: async begin => {
      controller.signal.throwIfAborted()
      const started = begin()
      // The caller learns why it did not start.
      stops.push(() => started.then(stop => stop(), ignoreFailedStart))
      await started
    },
    stop: async () => {
      controller.abort()
      await Promise.all(stops.map(stop => stop()))
    }
  }
}

function ignoreFailedStart(): void {}
