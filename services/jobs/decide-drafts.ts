import { type Job, type JobEvent, job as jobAggregate } from '#events/aggregates/jobs.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/decide.ts'
import { HttpError, invalidRequest } from '#services/platform/http/errors.ts'
import { validationError } from '#services/platform/http/validate.ts'
import { requireActive } from '#services/users/decide.ts'
import { PostJob } from './contract.ts'
import { isOwnDraft, postJob, requireMunicipality, requirePosted } from './decide.ts'
import type { DraftJob, ReviseDraft } from './draft-contract.ts'
import { maxDrafts } from './limits.ts'
import { provinceCodeOf, separatePersonal } from './personal-fields.ts'

/** `employer` is the account of `by`. */
export function draftJob(
  job: Job,
  id: string,
  { draft, ...request }: DraftJob,
  by: Actor,
  employer: User
): JobEvent[] {
  requireActive(employer)
  if (job.state !== 'unknown') throw new HttpError(409, 'Este anuncio ya existe')
  requireMunicipality('place', request.place)
  const { personal, choices } = separatePersonal(request)
  const data = { id, employerId: by.id, ...choices, province: provinceCodeOf(request.place) }
  return [{ type: 'JobDrafted', data, subject: by.id, personal }]
}

/** Changes what the request names; no event when it names nothing. */
export function reviseDraft(
  job: Job,
  id: string,
  { draft, ...request }: ReviseDraft,
  by: Actor
): JobEvent[] {
  if (!isOwnDraft(job, by)) throw notADraft(job, by)
  if (!Object.keys(request).length) return []
  requireMunicipality('place', request.place)
  const { personal, choices } = separatePersonal(request)
  const data = { id, employerId: by.id, ...choices, province: provinceCodeOf(request.place) }
  return [{ type: 'JobDraftRevised', data, subject: by.id, personal }]
}

function notADraft(job: Job, by: Actor): HttpError {
  requirePosted(job, by)
  requireOwner('reviseJob', by, job.employerId)
  return new HttpError(409, 'Este anuncio ya está publicado.')
}

/**
 * Posts the job of a draft, under its id; no event when that is done already. `content` is what the draft says, and
 * `employer` the account of `by`.
 */
export function publishDraft(
  job: Job,
  id: string,
  content: object | undefined,
  by: Actor,
  employer: User,
  now: Date
): JobEvent[] {
  if (!isOwnDraft(job, by)) {
    requirePosted(job, by)
    requireOwner('publishDraft', by, job.employerId)
    return []
  }
  const { initialState } = jobAggregate
  const request = parseContent(content)
  return [
    { type: 'JobDraftDeleted', data: { id, employerId: by.id } },
    ...postJob(initialState, id, request, by, employer, now)
  ]
}

/** Throws 400 with everything that a job needs and the draft does not have. */
function parseContent(content: object | undefined): PostJob {
  const { data, error } = PostJob.safeParse(
    { ...content, draft: false },
    { error: () => invalidRequest }
  )
  if (error) throw validationError(error.issues)
  return data
}

/** Throws 409 when there are more drafts than an employer may keep. */
export function requireDraftLimit(drafts: number): void {
  if (drafts <= maxDrafts) return
  const limit = `Puedes guardar ${maxDrafts} borradores como máximo.`
  throw new HttpError(409, `${limit} Publica o borra alguno antes.`)
}
