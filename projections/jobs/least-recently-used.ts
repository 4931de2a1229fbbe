/** What the table and the object of an entry take, about. */
const bytesOfEntry = 200

interface Entry<Value> {
  value: Value
  bytes: number
}

/** A cache that is bounded in bytes: what was not used for the longest time goes first. */
export class LeastRecentlyUsed<Value> {
  bytes = 0
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  /** A value that alone is more than all may be is not kept. */
  set(key: string, value: Value, bytesOfValue: number): void {
    this.delete(key)
    const bytes = bytesOfEntry + 2 * key.length + bytesOfValue
    if (bytes > this.maxBytes) return
    this.entries.set(key, { value, bytes })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.delete(oldest)
    }
  }

  *values(): Generator<Value> {
    for (const { value } of this.entries.values()) yield value
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
    this.bytes = 0
  }
}
