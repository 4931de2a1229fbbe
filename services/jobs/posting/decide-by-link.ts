import type { Job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { JobContact } from '#projections/jobs/tables/view.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { CloseJob } from './contract.ts'
import { closeJob } from './decide-end.ts'
import { renewJob } from './decide-renewal.ts'
import { jobLinkUsed } from '../shared/refusals.ts'

/** By the link of an e-mail; `end` is the expiry of the job when the e-mail was written. */
export function renewByLink(
  job: Job,
  id: string,
  end: number,
  now: Date,
  removed?: JobContact
): JobEvent[] {
  return renewJob(job, id, requireOwnerOf(job, end), now, removed)
}

/** No event when the job was closed in the same way before. */
export function closeByLink(job: Job, id: string, end: number, request: CloseJob): JobEvent[] {
  return closeJob(job, id, request, requireOwnerOf(job, end))
}

function requireOwnerOf(job: Job, end: number) {
  if (!('expiryDate' in job) || Date.parse(job.expiryDate) !== end) throw jobLinkOver()
  return { id: job.employerId, userType: 'employer' as const }
}

export const jobLinkOver = () => new HttpError(jobLinkUsed)
