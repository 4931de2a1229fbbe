import { newId } from '#events/ids.ts'
import type { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import type { PostJob } from '#services/jobs/contract.ts'
import { adOf } from './jobs.ts'
import { Chance } from './seeded-random.ts'
import { candidateOf, type Employer, employerOf, guestOf, letterOf, profileOf } from './people.ts'

export const jobsPerEmployer = 12
export const jobsPerCandidate = 10
export const jobsPerApplication = 2

/** Everybody and everything on the board by number: each follows from the seed alone, in any order. */
export class Cast {
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  chance(kind: string, nth: number): Chance {
    return new Chance(this.#seed, kind, nth)
  }

  id(kind: string, nth: number): string {
    return newId(this.chance(`${kind} id`, nth).bytes(10))
  }

  employer(nth: number): Employer {
    return employerOf(this.chance('employer', nth), nth)
  }

  candidate(nth: number) {
    return candidateOf(this.chance('candidate', nth), nth)
  }

  profile(nth: number): PublishCandidateProfile {
    return profileOf(this.chance('profile', nth), this.candidate(nth))
  }

  /** How somebody who applies is introduced. */
  introduction(kind: 'candidate' | 'guest', nth: number) {
    if (kind === 'guest') return guestOf(this.chance('guest', nth), nth)
    const { fullName, email, phone } = this.candidate(nth)
    return { applicantName: fullName, applicantEmail: email, applicantPhone: phone }
  }

  letter(nth: number): string {
    return letterOf(this.chance('letter', nth))
  }

  ad(nth: number): PostJob {
    return adOf(this.chance('ad', nth), this.employer(this.owner(nth)))
  }

  /** The employer of an ad: of those who came before it, the older ones post more. */
  owner(ad: number): number {
    const known = Math.floor(ad / jobsPerEmployer) + 1
    return Math.floor(known * this.chance('owner', ad).next() ** 1.5)
  }
}
