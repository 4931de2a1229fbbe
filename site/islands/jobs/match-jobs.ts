import { type JobMatch, matchJob } from '#services/jobs/job-match.ts'
import type { JobSummary } from '#site/lib/api.ts'
import { fetchOwnProfiles } from '#site/stores/own-profiles.ts'

/** By the id of the job. */
export type JobMatches = Partial<Record<string, JobMatch>>

let profiles: ReturnType<typeof fetchOwnProfiles> | undefined

/** Empty without a profile, or when it does not arrive. */
export async function matchJobs(jobs: JobSummary[]): Promise<JobMatches> {
  profiles ??= fetchOwnProfiles()
  const [profile] = await profiles.catch(() => [])
  return profile ? Object.fromEntries(jobs.map(job => [job.id, matchJob(job, profile)])) : {}
}
