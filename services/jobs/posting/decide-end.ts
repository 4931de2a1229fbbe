import type { Job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { CloseJob } from './contract.ts'
import { isClosed, isOwnDraft, requireNotClosed, requirePosted } from './job-state.ts'
import { contactEnd, isOver } from '../shared/expiry.ts'
import { draftNotWithdrawn } from '../shared/refusals.ts'

/** Closes the job; no event when it was closed in the same way before. */
export function closeJob(
  job: Job,
  id: string,
  { outcome, message }: CloseJob,
  by: Actor
): JobEvent[] {
  requirePosted(job, by)
  requireOwner('closeJob', by, job.employerId)
  const isAnswered = message !== undefined
  if (isClosed(job) && job.outcome === outcome && job.isAnswered === isAnswered) return []
  requireNotClosed(job)
  const data = { id, employerId: by.id, outcome, isAnswered }
  return [{ type: 'JobClosed', data, subject: by.id, personal: { answer: message } }]
}

export function withdrawJob(job: Job, id: string, by: Actor): JobEvent[] {
  if (isOwnDraft(job, by)) throw new HttpError(draftNotWithdrawn)
  requirePosted(job, by)
  requireOwner('withdrawJob', by, job.employerId)
  return [{ type: 'JobWithdrawn', data: { id, employerId: by.id } }]
}

/** Called at the end of the storage term; no event for a live job, a draft, or a job that is erased already. */
export function eraseJob(job: Job, id: string, now: Date): JobEvent[] {
  const isEnded =
    job.state === 'withdrawn' || job.state === 'closed' || ('expiryDate' in job && isOver(job, now))
  return isEnded ? [{ type: 'JobErased', data: { id } }] : []
}

export function expireJob(job: Job, id: string, now: Date): JobEvent[] {
  if (job.state !== 'open' || !isOver(job, now)) return []
  return [{ type: 'JobExpired', data: { id, employerId: job.employerId } }]
}

/** Undoes an expiry that a wrong clock has recorded. */
export function correctExpiry(job: Job, id: string, now: Date): JobEvent[] {
  if (job.state !== 'expired' || isOver(job, now)) return []
  return [{ type: 'JobExpiryCorrected', data: { id, employerId: job.employerId } }]
}

/** Removes the contact once it is not shown any more. */
export function removeContact(job: Job, id: string, now: Date): JobEvent[] {
  if (!('expiryDate' in job) || contactEnd(job) > now) return []
  return [{ type: 'JobContactRemoved', data: { id, employerId: job.employerId } }]
}
