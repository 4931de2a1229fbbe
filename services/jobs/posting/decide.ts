import type { Job } from '#events/aggregates/jobs.ts'
import type { JobEvent, JobTextField } from '#events/aggregates/job-schemas.ts'
import { payDisclosedLater } from '#events/job-content/vocabulary.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { locationOf, requireMunicipality } from '#services/places/municipality.ts'
import { requireActive } from '#services/users/decide.ts'
import { expiryAfter } from '../shared/expiry.ts'
import type { PostJob, ReviseJob } from './contract.ts'
import { requireNotClosed, requirePosted } from './job-state.ts'
import { jobExists } from '../shared/refusals.ts'

const payLater = { disclosed: payDisclosedLater } as const

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
  if (job.state !== 'unknown') throw new HttpError(jobExists)
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

function withLocation(request: PostJob): JobRequest {
  return { ...request, location: locationOf(request) ?? '' }
}

/** Changes what the request names; no event when it names nothing. */
export function reviseJob(job: Job, id: string, request: ReviseJob, by: Actor): JobEvent[] {
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

/** The personal part of a request, and the choices and numbers that outlive an erasure. */
function separatePersonal(request: JobRequest): SeparatedJob<JobRequest>
function separatePersonal(request: ReviseJob): SeparatedJob<ReviseJob>
function separatePersonal(request: JobRequest | ReviseJob): SeparatedJob<JobRequest | ReviseJob> {
  const { title, companyName, location, place, description, ...others } = request
  const { requirements, details, photos, contactPhone, contactEmail, ...choices } = others
  const text = { title, companyName, location, place, description, requirements, details }
  return { personal: { ...text, photos, contactPhone, contactEmail }, choices }
}

/** A request with the name of its place. */
type JobRequest = PostJob & { location: string }

interface SeparatedJob<Request extends JobRequest | ReviseJob> {
  personal: Pick<Request, JobTextField>
  choices: Omit<Request, JobTextField>
}

/** The INE code of a municipality begins with that of its province. */
function provinceCodeOf(place: string | undefined): string | undefined
function provinceCodeOf(place: string | null | undefined): string | null | undefined
function provinceCodeOf(place: string | null | undefined): string | null | undefined {
  return place === null ? null : place?.slice(0, 2)
}
