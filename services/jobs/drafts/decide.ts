import { type Job, job as jobAggregate } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { invalidRequest } from '#services/platform/http/errors/refusals.ts'
import { validationError } from '#services/platform/http/request/validate.ts'
import { requireActive } from '#services/users/decide.ts'
import { PostJob } from '../posting/contract.ts'
import { isOwnDraft, requirePosted } from '../posting/job-state.ts'
import { postJob } from '../posting/decide.ts'
import type { DraftJob, ReviseDraft } from './contract.ts'
import { maxDrafts } from '#events/limits/jobs.ts'
import { draftMissing, draftPublished, jobExists, tooManyDrafts } from '../shared/refusals.ts'

/** `employer` is the account of `by`. */
export function draftJob(
  job: Job,
  id: string,
  content: DraftJob,
  by: Actor,
  employer: User
): JobEvent[] {
  requireActive(employer)
  if (job.state !== 'unknown') throw new HttpError(jobExists)
  const data = { id, employerId: by.id }
  return [{ type: 'JobDrafted', data, subject: by.id, personal: { content } }]
}

/** Changes what the request names; no event when it names nothing. */
export function reviseDraft(job: Job, id: string, content: ReviseDraft, by: Actor): JobEvent[] {
  requireOwnDraft('reviseDraft', job, by)
  if (!Object.keys(content).length) return []
  const data = { id, employerId: by.id }
  return [{ type: 'JobDraftRevised', data, subject: by.id, personal: { content } }]
}

export function deleteDraft(job: Job, id: string, by: Actor): JobEvent[] {
  requireOwnDraft('deleteDraft', job, by)
  return [{ type: 'JobDraftDeleted', data: { id, employerId: by.id } }]
}

/** Called at the end of the storage term. */
export function deleteOldDraft(job: Job, id: string): JobEvent[] {
  if (job.state !== 'draft') return []
  return [{ type: 'JobDraftDeleted', data: { id, employerId: job.employerId } }]
}

/** For everybody but its owner a draft does not exist. */
function requireOwnDraft(action: 'reviseDraft' | 'deleteDraft', job: Job, by: Actor): void {
  if (isOwnDraft(job, by)) return
  if (job.state === 'unknown' || job.state === 'draft') throw new HttpError(draftMissing)
  requirePosted(job, by)
  requireOwner(action, by, job.employerId)
  throw new HttpError(draftPublished)
}

/**
 * Posts the job of a draft, under its id; no event when that is done already. `readRequest` gives what the draft says, and
 * throws what is wrong with it; `employer` is the account of `by`.
 */
export function publishDraft(
  job: Job,
  id: string,
  readRequest: () => PostJob,
  by: Actor,
  employer: User,
  now: Date
): JobEvent[] {
  if (!isOwnDraft(job, by)) {
    requirePosted(job, by)
    requireOwner('publishDraft', by, job.employerId)
    return []
  }
  return [
    { type: 'JobDraftDeleted', data: { id, employerId: by.id } },
    ...postJob(jobAggregate.initialState, id, readRequest(), by, employer, now)
  ]
}

/** The draft as a request to post it; throws 400 with everything that is missing or not valid. */
export function parseDraft(content: object): PostJob {
  const { data, error } = PostJob.safeParse(content, { error: () => invalidRequest.message })
  if (error) throw validationError(error.issues)
  return data
}

/** Throws 409 when there are more drafts than an employer may keep. */
export function requireDraftLimit(drafts: number): void {
  if (drafts > maxDrafts) throw new HttpError(tooManyDrafts)
}
