import type { Job, JobEvent, Takedown } from '#events/jobs.ts'
import type { User } from '#events/users.ts'
import { type Actor, requireOwner } from '#services/auth/decide.ts'
import { brand } from '#services/platform/config/brand.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import { expiryAfter, isOver, type PostJob } from './contract.ts'
import { jobLifetimeDays, renewableFrom } from './limits.ts'

const renewalTooEarly = `Podrás renovar este anuncio cuando le queden ${jobLifetimeDays} días o menos.`
export const editedJobNotFound = 'El anuncio que intentas editar no existe.'

/** What everybody but its owner reads of a job that the operator hides. */
export const jobHidden = `${brand} ha retirado este anuncio.`

/** `employer` is the account of `by`. */
export function postJob(
  job: Job,
  id: string,
  request: PostJob,
  by: Actor,
  employer: User,
  now: Date
): JobEvent[] {
  requireActive(employer)
  if (job.state !== 'unknown') throw new HttpError(409, 'Este anuncio ya existe')
  const { jobType, experience, ...personal } = request
  const expiryDate = expiryAfter(now).toISOString()
  const data = { id, employerId: by.id, jobType, experience, expiryDate }
  return [{ type: 'JobPosted', data, subject: by.id, personal }]
}

export function reviseJob(job: Job, id: string, request: PostJob, by: Actor): JobEvent[] {
  requireExisting(job)
  requireOwner('reviseJob', by, job.employerId)
  const { jobType, experience, ...personal } = request
  const data = { id, employerId: by.id, jobType, experience }
  return [{ type: 'JobRevised', data, subject: by.id, personal }]
}

/** Thirty days more, from now or from its expiry, whichever is later; refused while more than that are left. */
export function renewJob(job: Job, id: string, by: Actor, now: Date): JobEvent[] {
  requireExisting(job)
  requireOwner('renewJob', by, job.employerId)
  if (job.isHidden) throw new HttpError(409, `${jobHidden} No se puede renovar.`)
  if (renewableFrom(job) > now) throw new HttpError(409, renewalTooEarly)
  const start = isOver(job, now) ? now : new Date(job.expiryDate)
  const expiryDate = expiryAfter(start).toISOString()
  return [{ type: 'JobRenewed', data: { id, employerId: by.id, expiryDate } }]
}

export function withdrawJob(job: Job, id: string, by: Actor): JobEvent[] {
  requireExisting(job)
  requireOwner('withdrawJob', by, job.employerId)
  return [{ type: 'JobWithdrawn', data: { id, employerId: by.id } }]
}

export function expireJob(job: Job, id: string, now: Date): JobEvent[] {
  if (job.state !== 'open' || !isOver(job, now)) return []
  return [{ type: 'JobExpired', data: { id, employerId: job.employerId } }]
}

/** By the operator's command line; no event when the job is hidden already, or gone. */
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

/** True while a job takes applications. */
export function isLive(job: Job, now: Date): job is Extract<Job, { expiryDate: string }> {
  return job.state === 'open' && !job.isHidden && !isOver(job, now)
}

function requireExisting(job: Job): asserts job is Extract<Job, { expiryDate: string }> {
  if (job.state === 'unknown' || job.state === 'withdrawn') {
    throw new HttpError(missingJobStatus(job.state === 'withdrawn'), editedJobNotFound)
  }
}

/** The status of a response about a job that cannot be shown. */
export function missingJobStatus(wasPosted: boolean): 404 | 410 {
  return wasPosted ? 410 : 404
}
