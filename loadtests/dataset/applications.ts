import type { StreamAppend } from '#projections/append-and-project.ts'
import { type Entities, jobsPerApplication, jobsPerCandidate } from './entities.ts'
import type { OpenJobs } from './open-jobs.ts'
import type { GeneratedApplication, EventScript } from './event-script.ts'

const applicationsPerGuest = 6
const decidedShare = 0.45

/** The applications as they come in, and the answers that some get a while later. */
export class ApplicationGenerator {
  readonly #cast: Entities
  readonly #say: EventScript
  /** To which ad each application went. */
  readonly #ads: Uint32Array
  readonly #seen = new Set<number>()
  #count = 0

  constructor(jobs: number, cast: Entities, say: EventScript) {
    this.#cast = cast
    this.#say = say
    this.#ads = new Uint32Array(Math.ceil(jobs / jobsPerApplication))
  }

  *submit(live: OpenJobs, newestAd: number, at: number): Generator<StreamAppend> {
    const applying = this.#match(this.#count, live, newestAd)
    this.#ads[this.#count++] = applying.ad
    yield this.#say.applied(applying, at)
    const delay = Math.ceil(this.#ads.length / 50)
    if (this.#count > delay) yield* this.#answer(this.#count - 1 - delay, at)
  }

  /** Nobody applies twice to one ad. */
  #match(nth: number, live: OpenJobs, newestAd: number): GeneratedApplication {
    const chance = this.#cast.random('match', nth)
    for (;;) {
      const ad = live.pickForApplication(chance)
      const kind = chance.withProbability(0.6) ? 'candidate' : 'guest'
      const known = kind === 'guest' ? nth / applicationsPerGuest : newestAd / jobsPerCandidate
      const person = chance.below(Math.floor(known) + 1)
      const pair = ad * 2 ** 22 + person * 2 + Number(kind === 'guest')
      if (this.#seen.has(pair)) continue
      this.#seen.add(pair)
      return { nth, ad, kind, person }
    }
  }

  *#answer(nth: number, at: number): Generator<StreamAppend> {
    const chance = this.#cast.random('answer', nth)
    if (!chance.withProbability(decidedShare)) return
    const status = chance.withProbability(0.4) ? 'approved' : 'rejected'
    yield this.#say.answered(nth, this.#ads[nth] ?? 0, status, at)
  }
}
