import type { Job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { Takedown } from '#events/aggregates/takedown.ts'
import { expiryAfter } from '../shared/expiry.ts'

/** Follows a decision of the operator; no event when the job is hidden already, or gone. */
export function hideJob(job: Job, id: string, { reason, note }: Takedown): JobEvent[] {
  if (!('isHidden' in job) || job.isHidden) return []
  const { employerId } = job
  const data = { id, employerId, reason }
  return [{ type: 'JobHidden', data, subject: employerId, personal: { note } }]
}

/** Undoes `hideJob`. */
export function showJob(job: Job, id: string, note: string | undefined): JobEvent[] {
  if (!('isHidden' in job) || !job.isHidden) return []
  const { employerId } = job
  return [{ type: 'JobShown', data: { id, employerId }, subject: employerId, personal: { note } }]
}

/** Undoes `releaseJob`. */
export function holdJob(job: Job, id: string): JobEvent[] {
  if (!('isHeld' in job) || job.isHeld) return []
  const { employerId, signals } = job
  const data = { id, employerId, signals: [...signals], ...earlier(job) }
  return [{ type: 'JobHeld', data }]
}

/** Publishes a held job, for its whole lifetime at least, unless it has ended meanwhile. */
export function releaseJob(job: Job, id: string, now: Date): JobEvent[] {
  if (!('isHeld' in job) || !job.isHeld) return []
  const { employerId } = job
  const expiryDate = job.state === 'open' ? releasedUntil(job, now) : job.expiryDate
  return [{ type: 'JobReleased', data: { id, employerId, expiryDate, ...earlier(job) } }]
}

/** A job that was renewed before it was held may end later still. */
function releasedUntil({ expiryDate }: { expiryDate: string }, now: Date): string {
  const lifetime = expiryAfter(now).toISOString()
  return expiryDate > lifetime ? expiryDate : lifetime
}

const earlier = ({ wasShown }: { wasShown: boolean }) => wasShown && ({ wasShown } as const)
