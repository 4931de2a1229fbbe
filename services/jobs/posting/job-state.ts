import { type Job, job } from '#events/aggregates/jobs.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { isOver } from '../shared/expiry.ts'
import { editedJobGone, editedJobNotFound, jobClosed, jobIsDraft } from '../shared/refusals.ts'

/** True while a job takes applications. */
export function isLive(job: Job, now: Date): job is PostedJobState {
  return job.state === 'open' && !job.isHidden && !job.isHeld && !isOver(job, now)
}

/** For everybody but its owner a draft does not exist. */
export function requirePosted(job: Job, by: Actor): asserts job is PostedJobState {
  if (isOwnDraft(job, by)) throw new HttpError(jobIsDraft)
  if ('expiryDate' in job) return
  throw new HttpError(isGone(job) ? editedJobGone : editedJobNotFound)
}

export function isClosed(job: Job): job is Extract<Job, { state: 'closed' }> {
  return job.state === 'closed'
}

export function requireNotClosed(job: Job): void {
  if (isClosed(job)) throw new HttpError(jobClosed)
}

type PostedJobState = Extract<Job, { expiryDate: string }>

export function isOwnDraft(job: Job, by: Actor): boolean {
  return job.state === 'draft' && job.employerId === by.id
}

/** The stream of a job, which outlives its row. */
export const jobStream = job.stream

/** Whether a job was ever posted, by the last event of its stream: no event of a draft follows `JobPosted`. */
export function wasPosted(lastEventType: string | undefined): boolean {
  return lastEventType !== undefined && !lastEventType.startsWith('JobDraft')
}

/** True for a job that was posted and exists no more. */
export function isGone(job: Job): boolean {
  return job.state === 'withdrawn' || job.state === 'erased'
}

/** The status of a response about a job that cannot be shown. */
export function missingJobStatus(wasPosted: boolean): 404 | 410 {
  return wasPosted ? 410 : 404
}
