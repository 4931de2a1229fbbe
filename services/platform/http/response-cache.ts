import { LeastRecentlyUsed } from '#projections/jobs/least-recently-used.ts'
import { bytesOf, type CachedResponse } from './cached-response.ts'

/** Of all bytes, what responses may take that were asked for once: a flood of addresses displaces no others. */
const shareOfNew = 0.2

/** Cached responses by address. What was asked for again is displaced last. */
export class ResponseCache {
  private readonly fresh: LeastRecentlyUsed<CachedResponse>
  private readonly proven: LeastRecentlyUsed<CachedResponse>

  constructor(maxBytes: number) {
    this.fresh = new LeastRecentlyUsed(maxBytes * shareOfNew)
    this.proven = new LeastRecentlyUsed(maxBytes * (1 - shareOfNew))
  }

  get bytes(): number {
    return this.fresh.bytes + this.proven.bytes
  }

  get(address: string): CachedResponse | undefined {
    return this.proven.get(address) ?? this.fresh.get(address)
  }

  /** It was not in memory, or its content has changed. */
  add(address: string, response: CachedResponse): void {
    const isProven = this.proven.get(address) !== undefined
    ;(isProven ? this.proven : this.fresh).set(address, response, bytesOf(response))
  }

  clear(): void {
    this.fresh.clear()
    this.proven.clear()
  }

  /** It was asked for again; `grew` when it has more encodings now. */
  touch(address: string, response: CachedResponse, grew: boolean): void {
    if (!grew && this.proven.get(address) === response) return
    this.fresh.delete(address)
    this.proven.set(address, response, bytesOf(response))
  }
}
