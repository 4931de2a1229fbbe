import { type Job, type JobEvent, jobLifetimeDays } from '#events/jobs.ts'
import type { User, UserType } from '#events/users.ts'
import { requireOwner } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import type { PostJob } from './contract.ts'

const editedJobNotFound = 'El anuncio que intentas editar no existe.'
const jobLifetimeMs = jobLifetimeDays * 24 * 60 * 60 * 1000

type Actor = { id: string; userType: UserType }

/** `employer` is what the log says of whoever asks. */
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
  const expiryDate = new Date(now.getTime() + jobLifetimeMs).toISOString()
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

/** Thirty days more, from now or from the end that it has, whichever is later. */
export function renewJob(job: Job, id: string, by: Actor, now: Date): JobEvent[] {
  requireExisting(job)
  requireOwner('renewJob', by, job.employerId)
  const from = Math.max(now.getTime(), new Date(job.expiryDate).getTime())
  const expiryDate = new Date(from + jobLifetimeMs).toISOString()
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

/** True for an ad that takes applications. */
export function isLive(job: Job, now: Date): job is Extract<Job, { expiryDate: string }> {
  return job.state === 'open' && !isOver(job, now)
}

function isOver({ expiryDate }: { expiryDate: string }, now: Date): boolean {
  return new Date(expiryDate) <= now
}

function requireExisting(job: Job): asserts job is Extract<Job, { expiryDate: string }> {
  if (job.state === 'unknown') throw new HttpError(404, editedJobNotFound)
  if (job.state === 'withdrawn') throw new HttpError(410, editedJobNotFound)
}
