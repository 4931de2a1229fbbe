import type { Calendar } from './calendar.ts'
import type { SeededRandom } from './seeded-random.ts'

/** One in so many ads draws far more applications than its neighbours. */
const strides = [1, 7, 61, 997]

/** The ads that take applications, as time goes on. */
export class OpenJobs {
  readonly #calendar: Calendar
  readonly #withdrawn = new Set<number>()
  #oldest = 0
  #newest = -1

  constructor(calendar: Calendar) {
    this.#calendar = calendar
  }

  post(ad: number): void {
    this.#newest = ad
  }

  /** Those whose time came and that were still there. */
  *expire(at: number): Generator<number> {
    for (; this.#calendar.expiresAt(this.#oldest) <= at; this.#oldest++) {
      if (!this.#withdrawn.has(this.#oldest)) yield this.#oldest
    }
  }

  /** Takes one away, and answers which. */
  withdraw(chance: SeededRandom): number {
    for (;;) {
      const ad = chance.between(this.#oldest, this.#newest)
      if (this.#withdrawn.has(ad)) continue
      this.#withdrawn.add(ad)
      return ad
    }
  }

  /** One that somebody applies to. */
  pickForApplication(chance: SeededRandom): number {
    for (;;) {
      const near = chance.between(this.#oldest, this.#newest)
      const ad = near - (near % chance.pickZipf(strides))
      if (ad >= this.#oldest && !this.#withdrawn.has(ad)) return ad
    }
  }
}
