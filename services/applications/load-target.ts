import { job } from '#events/aggregates/jobs.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { employerStreamOf } from './applicant.ts'
import type { TargetJob } from './decide.ts'

/** The job that is applied to, and its employer. */
export async function loadTarget(id: string, load: LoadStream): Promise<TargetJob> {
  const state = await load([job, id])
  return { id, job: state, employer: await load(employerStreamOf(state)) }
}
