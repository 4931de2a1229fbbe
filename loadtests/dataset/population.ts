import { newId } from '#events/aggregates/ids.ts'
import type { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import type { PostJob } from '#services/jobs/posting/contract.ts'
import { generateJob } from './jobs.ts'
import { SeededRandom } from './text/seeded-random.ts'
import {
  generateCandidate,
  type GeneratedEmployer,
  generateEmployer,
  generateGuest,
  generateCoverLetter,
  generateProfile
} from './people.ts'

export const jobsPerEmployer = 12
export const jobsPerCandidate = 10
export const jobsPerApplication = 2

/** Every entity of the board by number: each follows from the seed alone, in any order. */
export class Population {
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  random(kind: string, nth: number): SeededRandom {
    return new SeededRandom(this.#seed, kind, nth)
  }

  id(kind: string, nth: number): string {
    return newId(this.random(`${kind} id`, nth).bytes(10))
  }

  employer(nth: number): GeneratedEmployer {
    return generateEmployer(this.random('employer', nth), nth)
  }

  candidate(nth: number) {
    return generateCandidate(this.random('candidate', nth), nth)
  }

  profile(nth: number): PublishCandidateProfile {
    return generateProfile(this.random('profile', nth), this.candidate(nth))
  }

  /** The applicant's fields of an application. */
  applicantDetails(kind: 'candidate' | 'guest', nth: number) {
    if (kind === 'guest') return generateGuest(this.random('guest', nth), nth)
    const { fullName, email, phone } = this.candidate(nth)
    return { applicantName: fullName, applicantEmail: email, applicantPhone: phone }
  }

  coverLetter(nth: number): string {
    return generateCoverLetter(this.random('letter', nth))
  }

  job(nth: number): PostJob {
    return generateJob(this.random('ad', nth), this.employer(this.employerNumber(nth)))
  }

  /** The employer of a job: of those registered before it, the older ones post more. */
  employerNumber(job: number): number {
    const known = Math.floor(job / jobsPerEmployer) + 1
    return Math.floor(known * this.random('owner', job).next() ** 1.5)
  }
}
