import { jobOutcomes } from '#events/job-content/outcomes.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { ApplicationGenerator } from './applications.ts'
import { Calendar, type DatasetOptions } from './calendar.ts'
import { Population, jobsPerApplication, jobsPerCandidate, jobsPerEmployer } from './population.ts'
import { OpenJobs } from './open-jobs.ts'
import { closingAnswers } from './text/letter-corpus.ts'
import { createEventScript } from './event-script.ts'

const jobsPerWithdrawal = 20
const jobsPerClosing = 25
/** Of the jobs that are closed. */
const answeredShare = 0.5

/** Every append of the board, oldest first. */
export function* generateHistory(options: DatasetOptions): Generator<StreamAppend> {
  const population = new Population(options.seed)
  const calendar = new Calendar(options)
  const script = createEventScript(population, calendar)
  const live = new OpenJobs(calendar)
  const applications = new ApplicationGenerator(options.jobs, population, script)
  const jobsPerOffer = options.jobs / (options.candidates ?? options.jobs / jobsPerCandidate)
  let offered = 0
  for (let job = 0; job < options.jobs; job++) {
    const at = calendar.postedAt(job)
    for (const expired of live.expire(at)) yield script.expired(expired)
    if (job % jobsPerEmployer === 0) yield script.employed(job / jobsPerEmployer, at)
    while (offered <= job / jobsPerOffer) yield* script.offered(offered++, at)
    yield script.posted(job, at)
    live.post(job)
    if (isLastOf(jobsPerApplication, job)) yield* applications.submit(live, job, at)
    if (isLastOf(jobsPerWithdrawal, job)) {
      yield script.withdrawn(live.end(population.random('withdrawal', job)), at)
    }
    if (isLastOf(jobsPerClosing, job)) {
      const random = population.random('closing', job)
      const closed = live.end(random)
      const answer = random.withProbability(answeredShare) ? random.pick(closingAnswers) : undefined
      yield script.closed(closed, random.pickZipf(jobOutcomes), answer, at)
      if (answer) yield* applications.rejectWaiting(closed, answer, at)
    }
  }
  for (const expired of live.expire(options.now.getTime())) yield script.expired(expired)
}

/** True once in so many jobs. */
function isLastOf(many: number, job: number): boolean {
  return job % many === many - 1
}
