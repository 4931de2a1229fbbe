import { job } from '#events/aggregates/jobs.ts'
import { findOverdueJobs } from '#projections/jobs/tables/queries.ts'
import { expireJob } from '#services/jobs/posting/decide-end.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { processInBatches } from './process-in-batches.ts'

/** Records the expiry of jobs whose time is over. */
export function expireJobs(dependencies: CommandDependencies): Promise<number> {
  return processInBatches(
    limit => findOverdueJobs(dependencies.db, dependencies.now(), limit),
    ({ id }) => handleCommand(dependencies, job, id, (state, _, at) => expireJob(state, id, at))
  )
}
