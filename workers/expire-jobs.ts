import { job } from '#events/jobs.ts'
import { findOverdueJobs } from '#projections/jobs/queries.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { expireJob } from '#services/jobs/decide.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { processInBatches } from './process-in-batches.ts'

/** States as a fact what the clock has decided. */
export function expireJobs(tools: DataTools): Promise<number> {
  return processInBatches(
    limit => findOverdueJobs(tools.db, tools.now(), limit),
    ({ id }) => record({ tools }, job, id, (state, at) => expireJob(state, id, at))
  )
}
