import { LeastRecentlyUsed } from '#projections/jobs/least-recently-used.ts'
import { bytesOf, type KeptResponse } from './kept-response.ts'

/** Of all bytes, what responses may take that were asked for once: a flood of addresses displaces no others. */
const shareOfNew = 0.2

/** Responses in memory, by address. What was asked for again is displaced last. */
export class ResponseCache {
  private readonly fresh: LeastRecentlyUsed<KeptResponse>
  private readonly proven: LeastRecentlyUsed<KeptResponse>

  constructor(maxBytes: number) {
    this.fresh = new LeastRecentlyUsed(maxBytes * shareOfNew)
    this.proven = new LeastRecentlyUsed(maxBytes * (1 - shareOfNew))
  }

  get bytes(): number {
    return this.fresh.bytes + this.proven.bytes
  }

  get(address: string): KeptResponse | undefined {
    return this.proven.get(address) ?? this.fresh.get(address)
  }

  /** It was not in memory, or its content has changed. */
  add(address: string, kept: KeptResponse): void {
    const isProven = this.proven.get(address) !== undefined
    ;(isProven ? this.proven : this.fresh).set(address, kept, bytesOf(kept))
  }

  clear(): void {
    this.fresh.clear()
    this.proven.clear()
  }

  /** It was asked for again; `grew` when it has more encodings now. */
  touch(address: string, kept: KeptResponse, grew: boolean): void {
    if (!grew && this.proven.get(address) === kept) return
    this.fresh.delete(address)
    this.proven.set(address, kept, bytesOf(kept))
  }
}
