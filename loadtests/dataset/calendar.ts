import { day } from '#events/units.ts'
import { expiryAfter } from '#services/jobs/shared/expiry.ts'
import { SeededRandom } from './text/seeded-random.ts'

/** Jobs are posted evenly over this time, so that a quarter of them has expired. */
const calendarSpan = 40 * day

export interface DatasetOptions {
  jobs: number
  /** A tenth of the jobs by default, which is the least. */
  candidates?: number | undefined
  seed: number
  /** When the last job is posted; the same instant gives the same dates. */
  now: Date
}

/** The times of events, in milliseconds since 1970. */
export class Calendar {
  readonly #options: DatasetOptions

  constructor(options: DatasetOptions) {
    this.#options = options
  }

  postedAt(job: number): number {
    const { jobs, seed, now } = this.#options
    const part = (job + new SeededRandom(seed, 'moment', job).next()) / jobs
    return Math.floor(now.getTime() - calendarSpan * (1 - part))
  }

  expiresAt(job: number): number {
    return expiryAfter(new Date(this.postedAt(job))).getTime()
  }
}
