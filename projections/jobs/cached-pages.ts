import { LeastRecentlyUsed } from './least-recently-used.ts'

/** About a thousand pages of the matches that are ranked. */
const maxBytes = 8_000_000
const bytesOfSlot = 8

/** The slots of the last pages, by what was searched, until a job comes or goes. */
export class CachedPages {
  private readonly pages = new LeastRecentlyUsed<readonly number[]>(maxBytes)

  of(name: string, find: () => readonly number[]): readonly number[] {
    const known = this.pages.get(name)
    if (known) return known
    const found = find()
    this.pages.set(name, found, bytesOfSlot * found.length)
    return found
  }

  clear(): void {
    this.pages.clear()
  }
}
