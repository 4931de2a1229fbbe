import { LRUCache } from 'lru-cache'
import { bytesOf, type CachedResponse } from './cached-response.ts'

/** The share of the bytes for responses that were requested once: a flood of addresses displaces no others. */
const shareOfNew = 0.2
/** About the size of an entry in the table, and of its object. */
const bytesOfEntry = 200

/** Cached responses by address. Those that were requested again are displaced last. */
export class ResponseCache {
  private readonly fresh: LRUCache<string, CachedResponse>
  private readonly proven: LRUCache<string, CachedResponse>

  constructor(maxBytes: number) {
    this.fresh = createCache(maxBytes * shareOfNew)
    this.proven = createCache(maxBytes * (1 - shareOfNew))
  }

  get bytes(): number {
    return this.fresh.calculatedSize + this.proven.calculatedSize
  }

  get(address: string): CachedResponse | undefined {
    return this.proven.get(address) ?? this.fresh.get(address)
  }

  /** Adds a response that was not in memory, or whose content has changed. */
  add(address: string, response: CachedResponse): void {
    const isProven = this.proven.has(address)
    ;(isProven ? this.proven : this.fresh).set(address, response)
  }

  clear(): void {
    this.fresh.clear()
    this.proven.clear()
  }

  /** Called when a response is requested again; `grew` when it has more encodings now. */
  touch(address: string, response: CachedResponse, grew: boolean): void {
    if (!grew && this.proven.get(address) === response) return
    this.fresh.delete(address)
    // The bytes of a value are counted when it is new.
    this.proven.delete(address)
    this.proven.set(address, response)
  }
}

/** A response that alone exceeds the maximum is not cached. */
function createCache(maxBytes: number) {
  return new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (response, address) => bytesOfEntry + 2 * address.length + bytesOf(response)
  })
}
