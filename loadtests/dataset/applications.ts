import type { StreamAppend } from '#projections/append-and-project.ts'
import { type Population, jobsPerApplication, jobsPerCandidate } from './population.ts'
import type { OpenJobs } from './open-jobs.ts'
import type { GeneratedApplication } from './application-script.ts'
import type { EventScript } from './event-script.ts'

const applicationsPerGuest = 6
const decidedShare = 0.45

/** Generates applications, and the decisions on some of them a while later. */
export class ApplicationGenerator {
  readonly #population: Population
  readonly #script: EventScript
  /** The job of each application. */
  readonly #jobs: Uint32Array
  /** By the number of their job. */
  readonly #waiting = new Map<number, GeneratedApplication[]>()
  readonly #seen = new Set<number>()
  #count = 0

  constructor(jobs: number, population: Population, script: EventScript) {
    this.#population = population
    this.#script = script
    this.#jobs = new Uint32Array(Math.ceil(jobs / jobsPerApplication))
  }

  *submit(live: OpenJobs, newestJob: number, at: number): Generator<StreamAppend> {
    const applying = this.#match(this.#count, live, newestJob)
    this.#jobs[this.#count++] = applying.job
    this.#waiting.set(applying.job, [...(this.#waiting.get(applying.job) ?? []), applying])
    yield this.#script.applied(applying, at)
    const delay = Math.ceil(this.#jobs.length / 50)
    if (this.#count > delay) yield* this.#answer(this.#count - 1 - delay, at)
  }

  /** Those who wait for a job that is closed with an answer; guests get no message. */
  *rejectWaiting(job: number, answer: string, at: number): Generator<StreamAppend> {
    const waiting = this.#waiting.get(job) ?? []
    this.#waiting.delete(job)
    for (const application of waiting) {
      if (application.kind === 'candidate') yield this.#script.wrote(application, answer, at)
      yield this.#script.answered(application.number, job, 'rejected', at)
    }
  }

  /** A pair of person and job that has no application yet. */
  #match(number: number, live: OpenJobs, newestJob: number): GeneratedApplication {
    const random = this.#population.random('match', number)
    for (;;) {
      const job = live.pickForApplication(random)
      const kind = random.withProbability(0.6) ? 'candidate' : 'guest'
      const known = kind === 'guest' ? number / applicationsPerGuest : newestJob / jobsPerCandidate
      const person = random.below(Math.floor(known) + 1)
      const pair = job * 2 ** 22 + person * 2 + Number(kind === 'guest')
      if (this.#seen.has(pair)) continue
      this.#seen.add(pair)
      return { number, job, kind, person }
    }
  }

  *#answer(number: number, at: number): Generator<StreamAppend> {
    const random = this.#population.random('answer', number)
    const job = this.#jobs[number] ?? 0
    const waiting = this.#waiting.get(job) ?? []
    const others = waiting.filter(application => application.number !== number)
    if (others.length === waiting.length || !random.withProbability(decidedShare)) return
    this.#waiting.set(job, others)
    const status = random.withProbability(0.4) ? 'approved' : 'rejected'
    yield this.#script.answered(number, job, status, at)
  }
}
