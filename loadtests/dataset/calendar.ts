import { SeededRandom } from './seeded-random.ts'

const day = 24 * 60 * 60 * 1000
const jobLifetime = 30 * day
/** Ads appear evenly over this time, so that a quarter of them is older than an ad lives. */
const calendarSpan = 40 * day

export interface DatasetOptions {
  jobs: number
  seed: number
  /** When the last ad appears; the same instant gives the same dates. */
  now: Date
}

/** When things happen on the board, in milliseconds. */
export class Calendar {
  readonly #wish: DatasetOptions

  constructor(wish: DatasetOptions) {
    this.#wish = wish
  }

  postedAt(ad: number): number {
    const { jobs, seed, now } = this.#wish
    const part = (ad + new SeededRandom(seed, 'moment', ad).next()) / jobs
    return Math.floor(now.getTime() - calendarSpan * (1 - part))
  }

  expiresAt(ad: number): number {
    return this.postedAt(ad) + jobLifetime
  }
}
