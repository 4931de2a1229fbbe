/** Counts in memory, so that no request waits for them; stored at intervals. */
export interface BufferedCounts {
  add(key: string): void
  /** Stores the counts; keeps them for the next time when that fails. */
  flush(): Promise<void>
}

/** New keys beyond `maxKeys` in one interval are not counted: memory is bounded. */
export function createBufferedCounts(
  store: (counts: ReadonlyMap<string, number>) => Promise<void>,
  maxKeys: number
): BufferedCounts {
  let counts = new Map<string, number>()
  const add = (key: string, n: number) => {
    if (counts.size < maxKeys || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + n)
  }
  return {
    add: key => add(key, 1),
    async flush() {
      const flushed = counts
      if (!flushed.size) return
      counts = new Map()
      try {
        await store(flushed)
      } catch (error) {
        for (const [key, n] of flushed) add(key, n)
        throw error
      }
    }
  }
}

/** The minute of an instant, as text that PostgreSQL reads. */
export function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16)}Z`
}
