import { job } from '#events/aggregates/jobs.ts'
import type { JobOutcome } from '#events/job-content/outcomes.ts'
import { newUser } from '#events/aggregates/users.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { closeJob, expireJob, withdrawJob } from '#services/jobs/posting/decide-end.ts'
import { postJob } from '#services/jobs/posting/decide.ts'
import type { GeneratedJobs } from './generated-jobs.ts'
import { firstAppend, secondAppend } from './script-appends.ts'

const employer = newUser('employer')

/** The lives of jobs. */
export function createJobScript({ population, calendar, ownerOf, openJob }: GeneratedJobs) {
  return {
    posted(jobNumber: number, at: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      const by = ownerOf(jobNumber)
      const events = postJob(
        job.initialState,
        id,
        population.job(jobNumber),
        by,
        employer,
        new Date(at)
      )
      return firstAppend(job.stream(id), at, events)
    },

    expired(jobNumber: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      const at = calendar.expiresAt(jobNumber)
      return secondAppend(job.stream(id), at, expireJob(openJob(jobNumber), id, new Date(at)))
    },

    withdrawn(jobNumber: number, at: number): StreamAppend {
      const id = population.id('ad', jobNumber)
      return secondAppend(
        job.stream(id),
        at,
        withdrawJob(openJob(jobNumber), id, ownerOf(jobNumber))
      )
    },

    closed(
      jobNumber: number,
      outcome: JobOutcome,
      answer: string | undefined,
      at: number
    ): StreamAppend {
      const id = population.id('ad', jobNumber)
      const request = { outcome, message: answer }
      const events = closeJob(openJob(jobNumber), id, request, ownerOf(jobNumber))
      return secondAppend(job.stream(id), at, events)
    }
  }
}
