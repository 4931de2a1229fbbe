import { type JobMatch, matchJob } from '#services/jobs/shared/job-match.ts'
import type { CurrentUser, JobSummary } from '#site/lib/api.ts'
import { fetchOwnProfiles } from '#site/stores/own-profiles.ts'

/** Matches by the id of the job. */
export type JobMatches = Partial<Record<string, JobMatch>>

let profiles: ReturnType<typeof fetchOwnProfiles> | undefined

/** Empty without a profile, or when it does not arrive. */
export async function matchJobs(
  { userType }: CurrentUser,
  jobs: JobSummary[]
): Promise<JobMatches> {
  if (userType === 'employer') return {}
  profiles ??= fetchOwnProfiles()
  const [profile] = await profiles.catch(() => [])
  return profile ? Object.fromEntries(jobs.map(job => [job.id, matchJob(job, profile)])) : {}
}
