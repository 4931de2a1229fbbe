import { job } from '#events/jobs.ts'
import { findOverdueJobs } from '#projections/jobs/queries.ts'
import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { expireJob } from '#services/jobs/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { processInBatches } from './process-in-batches.ts'

/** Records the expiry of jobs past their expiry date. */
export function expireJobs(tools: DataAccess): Promise<number> {
  return processInBatches(
    limit => findOverdueJobs(tools.db, tools.now(), limit),
    ({ id }) => handleCommand({ tools }, job, id, (state, at) => expireJob(state, id, at))
  )
}
