import type { Calendar } from './calendar.ts'
import type { SeededRandom } from './text/seeded-random.ts'

/** One in so many jobs draws far more applications than its neighbours. */
const strides = [1, 7, 61, 997]

/** The jobs that accept applications, as time goes on. */
export class OpenJobs {
  readonly #calendar: Calendar
  readonly #ended = new Set<number>()
  #oldest = 0
  #newest = -1

  constructor(calendar: Calendar) {
    this.#calendar = calendar
  }

  post(job: number): void {
    this.#newest = job
  }

  /** Jobs that expire until then and did not end before. */
  *expire(at: number): Generator<number> {
    for (; this.#calendar.expiresAt(this.#oldest) <= at; this.#oldest++) {
      if (!this.#ended.has(this.#oldest)) yield this.#oldest
    }
  }

  /** Takes a job out, to withdraw or to close it, and returns its number. */
  end(random: SeededRandom): number {
    for (;;) {
      const job = random.between(this.#oldest, this.#newest)
      if (this.#ended.has(job)) continue
      this.#ended.add(job)
      return job
    }
  }

  /** A job for the next application. */
  pickForApplication(random: SeededRandom): number {
    for (;;) {
      const near = random.between(this.#oldest, this.#newest)
      const job = near - (near % random.pickZipf(strides))
      if (job >= this.#oldest && !this.#ended.has(job)) return job
    }
  }
}
