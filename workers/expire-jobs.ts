import { job } from '#events/jobs.ts'
import { overdueJobs } from '#projections/jobs/queries.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { expireJob } from '#services/jobs/decide.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { sweep } from './process-in-batches.ts'

/** States as a fact what the clock has decided. */
export function expireJobs(tools: DataTools): Promise<number> {
  return sweep(
    limit => overdueJobs(tools.db, tools.now(), limit),
    ({ id }) => record({ tools }, job, id, (state, at) => expireJob(state, id, at))
  )
}
