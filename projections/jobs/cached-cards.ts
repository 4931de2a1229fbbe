import { LeastRecentlyUsed } from './least-recently-used.ts'

/** About 10,000 cards. */
const maxBytes = 16_000_000

/** What lists show of jobs, as JSON, by slot: a slot is one version of a job, whose card is the same until it leaves the slot. */
export class CachedCards {
  private readonly cards = new LeastRecentlyUsed<Uint8Array>(maxBytes)

  get(slot: number): Uint8Array | undefined {
    return this.cards.get(String(slot))
  }

  set(slot: number, card: Uint8Array): void {
    this.cards.set(String(slot), card, card.byteLength)
  }

  delete(slot: number): void {
    this.cards.delete(String(slot))
  }
}
