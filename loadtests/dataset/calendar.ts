import { Chance } from './seeded-random.ts'

const day = 24 * 60 * 60 * 1000
const adLife = 30 * day
/** Ads appear evenly over this time, so that a quarter of them is older than an ad lives. */
const span = 40 * day

export interface Wish {
  jobs: number
  seed: number
  /** When the last ad appears; the same instant gives the same dates. */
  now: Date
}

/** When things happen on the board, in milliseconds. */
export class Calendar {
  readonly #wish: Wish

  constructor(wish: Wish) {
    this.#wish = wish
  }

  posted(ad: number): number {
    const { jobs, seed, now } = this.#wish
    const part = (ad + new Chance(seed, 'moment', ad).next()) / jobs
    return Math.floor(now.getTime() - span * (1 - part))
  }

  over(ad: number): number {
    return this.posted(ad) + adLife
  }
}
