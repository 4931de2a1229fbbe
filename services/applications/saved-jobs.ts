import type { SavedJobEvent, SavedJobs } from '#events/aggregates/saved-jobs.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import { isGone } from '#services/jobs/posting/job-state.ts'
import { maxSavedJobs } from '#events/limits/jobs.ts'
import { savedJobGone, savedJobNotFound, tooManySavedJobs } from '#services/jobs/shared/refusals.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'

interface Saving {
  /** Id of the event. */
  id: string
  userId: string
  jobId: string
  job: Job
}

/** A job that has expired or is hidden may be saved: it may come back. */
export function saveJob({ ids }: SavedJobs, { id, userId, jobId, job }: Saving): SavedJobEvent[] {
  if (isGone(job) || job.state === 'unknown' || job.state === 'draft')
    throw new HttpError(isGone(job) ? savedJobGone : savedJobNotFound)
  if (ids.length >= maxSavedJobs) throw new HttpError(tooManySavedJobs)
  return [{ type: 'JobSaved', data: { id, userId }, subject: userId, personal: { jobId } }]
}

/** No event for a job that is not saved. */
export function unsaveJob(
  { ids }: SavedJobs,
  { id, userId }: { id: string | undefined; userId: string }
): SavedJobEvent[] {
  return id && ids.includes(id) ? [{ type: 'JobUnsaved', data: { id, userId } }] : []
}
