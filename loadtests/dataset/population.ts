import { toId } from '#events/aggregates/ids.ts'
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

  random(kind: string, number: number): SeededRandom {
    return new SeededRandom(this.#seed, kind, number)
  }

  id(kind: string, number: number): string {
    return toId(this.random(`${kind} id`, number).bytes(10))
  }

  employer(number: number): GeneratedEmployer {
    return generateEmployer(this.random('employer', number), number)
  }

  candidate(number: number) {
    return generateCandidate(this.random('candidate', number), number)
  }

  profile(number: number): PublishCandidateProfile {
    return generateProfile(this.random('profile', number), this.candidate(number))
  }

  /** The applicant's fields of an application. */
  applicantDetails(kind: 'candidate' | 'guest', number: number) {
    if (kind === 'guest') return generateGuest(this.random('guest', number), number)
    const { fullName, email, phone } = this.candidate(number)
    return { applicantName: fullName, applicantEmail: email, applicantPhone: phone }
  }

  coverLetter(number: number): string {
    return generateCoverLetter(this.random('letter', number))
  }

  job(number: number): PostJob {
    return generateJob(this.random('ad', number), this.employer(this.employerNumber(number)))
  }

  /** The employer of a job: of those registered before it, the older ones post more. */
  employerNumber(job: number): number {
    const known = Math.floor(job / jobsPerEmployer) + 1
    return Math.floor(known * this.random('owner', job).next() ** 1.5)
  }
}
