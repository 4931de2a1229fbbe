import type { StreamAppend } from '#projections/append-and-project.ts'
import { type Cast, jobsPerApplication, jobsPerCandidate } from './entities.ts'
import type { LiveAds } from './open-jobs.ts'
import type { Applying, Sayings } from './event-script.ts'

const applicationsPerGuest = 6
const answered = 0.45

/** The applications as they come in, and the answers that some get a while later. */
export class Applications {
  readonly #cast: Cast
  readonly #say: Sayings
  /** To which ad each application went. */
  readonly #ads: Uint32Array
  readonly #seen = new Set<number>()
  #count = 0

  constructor(jobs: number, cast: Cast, say: Sayings) {
    this.#cast = cast
    this.#say = say
    this.#ads = new Uint32Array(Math.ceil(jobs / jobsPerApplication))
  }

  *submit(live: LiveAds, newestAd: number, at: number): Generator<StreamAppend> {
    const applying = this.#match(this.#count, live, newestAd)
    this.#ads[this.#count++] = applying.ad
    yield this.#say.applied(applying, at)
    const delay = Math.ceil(this.#ads.length / 50)
    if (this.#count > delay) yield* this.#answer(this.#count - 1 - delay, at)
  }

  /** Nobody applies twice to one ad. */
  #match(nth: number, live: LiveAds, newestAd: number): Applying {
    const chance = this.#cast.chance('match', nth)
    for (;;) {
      const ad = live.wanted(chance)
      const kind = chance.happens(0.6) ? 'candidate' : 'guest'
      const known = kind === 'guest' ? nth / applicationsPerGuest : newestAd / jobsPerCandidate
      const person = chance.below(Math.floor(known) + 1)
      const pair = ad * 2 ** 22 + person * 2 + Number(kind === 'guest')
      if (this.#seen.has(pair)) continue
      this.#seen.add(pair)
      return { nth, ad, kind, person }
    }
  }

  *#answer(nth: number, at: number): Generator<StreamAppend> {
    const chance = this.#cast.chance('answer', nth)
    if (!chance.happens(answered)) return
    const status = chance.happens(0.4) ? 'approved' : 'rejected'
    yield this.#say.answered(nth, this.#ads[nth] ?? 0, status, at)
  }
}
