import type { Job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { JobContact } from '#projections/jobs/tables/view.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireNotClosed, requirePosted } from './job-state.ts'
import { expiryAfter, isOver, renewableFrom } from '../shared/expiry.ts'
import { heldJobNotRenewed, hiddenJobNotRenewed, jobRenewableFrom } from '../shared/refusals.ts'

/**
 * Thirty days more, from now or from its expiry, whichever is later; refused while more than that are left. A contact
 * that was removed comes back.
 */
export function renewJob(
  job: Job,
  id: string,
  by: Actor,
  now: Date,
  removed?: JobContact
): JobEvent[] {
  requirePosted(job, by)
  requireOwner('renewJob', by, job.employerId)
  requireNotClosed(job)
  if (job.isHidden) throw new HttpError(hiddenJobNotRenewed)
  if (job.isHeld) throw new HttpError(heldJobNotRenewed)
  requireRenewable(job, now)
  const isReopened = isOver(job, now)
  const expiryDate = expiryAfter(isReopened ? now : new Date(job.expiryDate)).toISOString()
  const ids = { id, employerId: by.id }
  return [
    ...(removed
      ? [{ type: 'JobRevised' as const, data: ids, subject: by.id, personal: removed }]
      : []),
    { type: 'JobRenewed', data: { ...ids, expiryDate, ...(isReopened && { isReopened }) } }
  ]
}

/** Renewal works from the beginning of the day that the refusal names, by the clock of Madrid. */
function requireRenewable(job: { expiryDate: string }, now: Date): void {
  const from = renewableFrom(job)
  if (dayOf(from) <= dayOf(now)) return
  const firstDay = longDate(from.toISOString())
  throw new HttpError(jobRenewableFrom(firstDay))
}
