import { type Job, type JobEvent, job, type Takedown } from '#events/aggregates/jobs.ts'
import { payToldLater } from '#events/job-content/vocabulary.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { municipalityText } from '#events/places/place-index.ts'
import type { User } from '#events/aggregates/users.ts'
import type { JobContact } from '#projections/jobs/view.ts'
import { type Actor, requireOwner } from '#services/auth/decide.ts'
import { brand } from '#services/platform/config/brand.ts'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import {
  type CloseJob,
  expiryAfter,
  isOver,
  type PostJob,
  type ReviseJob,
  unknownMunicipality
} from './contract.ts'
import { contactEnd, renewableFrom } from './limits.ts'
import { type JobRequest, provinceCodeOf, separatePersonal } from './personal-fields.ts'

const payLater = { told: payToldLater } as const
const editedJobNotFound = 'El anuncio que intentas editar no existe.'

/** The refusal for a job that the operator hides, to all but its owner. */
export const jobHidden = `${brand} ha retirado este anuncio.`

const jobIsDraft = 'Este anuncio es un borrador: publícalo antes.'
const jobClosed = 'Este puesto ya está cerrado. Publica una copia para buscar otra vez.'

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
  requireMunicipality('place', request.place)
  const { personal, choices } = separatePersonal(withLocation(request))
  const expiryDate = expiryAfter(now).toISOString()
  const terms = {
    ...choices,
    pay: choices.pay ?? payLater,
    province: provinceCodeOf(request.place)
  }
  const data = { id, employerId: by.id, expiryDate, ...terms }
  return [{ type: 'JobPosted', data, subject: by.id, personal }]
}

function withLocation({ draft, ...request }: PostJob): JobRequest {
  return { ...request, location: locationOf(request) ?? '' }
}

/** The name of its municipality where a request has no text for it. */
export function locationOf({ location, place }: Pick<PostJob, 'location' | 'place'>) {
  return location ?? municipalityText(place ?? '')
}

/** Changes what the request names; no event when it names nothing. */
export function reviseJob(
  job: Job,
  id: string,
  { draft, ...request }: ReviseJob,
  by: Actor
): JobEvent[] {
  requirePosted(job, by)
  requireOwner('reviseJob', by, job.employerId)
  requireNotClosed(job)
  if (!Object.keys(request).length) return []
  const { personal, choices } = separatePersonal(request)
  const { place } = request
  requireMunicipality('place', place)
  const pay = choices.pay === null ? payLater : choices.pay
  const data = { id, employerId: by.id, ...choices, pay, province: provinceCodeOf(place) }
  return [{ type: 'JobRevised', data, subject: by.id, personal }]
}

/** Throws 400 when no municipality has the code. */
export function requireMunicipality(field: string, code: string | null | undefined): void {
  if (!code || findMunicipality(code)) return
  const errors = [{ field, message: unknownMunicipality }]
  throw new HttpError(400, unknownMunicipality, { errors })
}

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
  if (job.isHidden) throw new HttpError(409, `${jobHidden} No se puede renovar.`)
  requireRenewable(job, now)
  const start = isOver(job, now) ? now : new Date(job.expiryDate)
  const expiryDate = expiryAfter(start).toISOString()
  const ids = { id, employerId: by.id }
  return [
    ...(removed
      ? [{ type: 'JobRevised' as const, data: ids, subject: by.id, personal: removed }]
      : []),
    { type: 'JobRenewed', data: { ...ids, expiryDate } }
  ]
}

/** Ends the search for people; no event when the job was closed in the same way before. */
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

const isClosed = (job: Job): job is Extract<Job, { state: 'closed' }> => job.state === 'closed'

function requireNotClosed(job: Job): void {
  if (isClosed(job)) throw new HttpError(409, jobClosed)
}

/** An ad never ends more than twice its lifetime from now. */
function requireRenewable(job: { expiryDate: string }, now: Date): void {
  const from = renewableFrom(job)
  if (from <= now) return
  const firstDay = longDate(from.toISOString())
  throw new HttpError(409, `Podrás renovar este anuncio desde el ${firstDay}.`)
}

/** Deletes a draft. */
export function withdrawJob(job: Job, id: string, by: Actor): JobEvent[] {
  const data = { id, employerId: by.id }
  if (isOwnDraft(job, by)) return [{ type: 'JobDraftDeleted', data }]
  requirePosted(job, by)
  requireOwner('withdrawJob', by, job.employerId)
  return [{ type: 'JobWithdrawn', data }]
}

/** At the end of its storage term; no event while it is live, for a draft, or when it is erased already. */
export function eraseJob(job: Job, id: string, now: Date): JobEvent[] {
  const isEnded =
    job.state === 'withdrawn' || job.state === 'closed' || ('expiryDate' in job && isOver(job, now))
  return isEnded ? [{ type: 'JobErased', data: { id } }] : []
}

/** At the end of its storage term. */
export function deleteOldDraft(job: Job, id: string): JobEvent[] {
  if (job.state !== 'draft') return []
  return [{ type: 'JobDraftDeleted', data: { id, employerId: job.employerId } }]
}

export function expireJob(job: Job, id: string, now: Date): JobEvent[] {
  if (job.state !== 'open' || !isOver(job, now)) return []
  return [{ type: 'JobExpired', data: { id, employerId: job.employerId } }]
}

/** Once it is not shown any more. */
export function removeContact(job: Job, id: string, now: Date): JobEvent[] {
  if (!('expiryDate' in job) || contactEnd(job) > now) return []
  return [{ type: 'JobContactRemoved', data: { id, employerId: job.employerId } }]
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
export function isLive(job: Job, now: Date): job is PostedJobState {
  return job.state === 'open' && !job.isHidden && !isOver(job, now)
}

/** For all but its owner a draft does not exist. */
export function requirePosted(job: Job, by: Actor): asserts job is PostedJobState {
  if (isOwnDraft(job, by)) throw new HttpError(409, jobIsDraft)
  if ('expiryDate' in job) return
  throw new HttpError(missingJobStatus(isGone(job)), editedJobNotFound)
}

type PostedJobState = Extract<Job, { expiryDate: string }>

export function isOwnDraft(job: Job, by: Actor): boolean {
  return job.state === 'draft' && job.employerId === by.id
}

/** The stream of a job, which outlives its row. */
export const jobStream = job.stream

/** Whether a job was ever posted, by the last event of its stream: none of a draft follows `JobPosted`. */
export function wasPosted(lastEventType: string | undefined): boolean {
  return lastEventType !== undefined && !lastEventType.startsWith('JobDraft')
}

/** It was posted once. */
export function isGone(job: Job): boolean {
  return job.state === 'withdrawn' || job.state === 'erased'
}

/** The status of a response about a job that cannot be shown. */
export function missingJobStatus(wasPosted: boolean): 404 | 410 {
  return wasPosted ? 410 : 404
}
