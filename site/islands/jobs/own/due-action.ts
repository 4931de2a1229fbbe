import { isRenewalOffered } from '#services/jobs/shared/expiry.ts'
import type { JobSummary } from '#site/lib/api.ts'

export type DueAction = 'answer' | 'renew' | 'close'

/** The next action of the owner of a job; undefined when none is due. */
export function dueActionOf(job: OwnJob, now: number): DueAction | undefined {
  if (job.waiting) return 'answer'
  if (job.hiddenReason || job.outcome || !isRenewalOffered(job, now)) return undefined
  return new Date(job.expiryDate).getTime() > now ? 'renew' : 'close'
}

type OwnJob = Pick<JobSummary, 'expiryDate' | 'hiddenReason' | 'outcome' | 'waiting'>

/** The job with the most urgent action: most applicants wait, else it ends soonest. */
export function findLoudestJob<Job extends OwnJob>(
  jobs: readonly Job[],
  now: number
): Job | undefined {
  const rank = (job: Job) => dueRanks[dueActionOf(job, now) ?? 'none']
  return jobs
    .filter(job => dueActionOf(job, now))
    .sort((a, b) => rank(a) - rank(b) || (b.waiting ?? 0) - (a.waiting ?? 0))[0]
}

const dueRanks: Record<DueAction | 'none', number> = { answer: 0, renew: 1, close: 2, none: 3 }
