import { job } from '#events/aggregates/jobs.ts'
import { findMistakenExpiries, findOverdueJobs } from '#projections/jobs/tables/queries.ts'
import { correctExpiry, expireJob } from '#services/jobs/posting/decide-end.ts'
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

/** Brings back the jobs whose expiry was recorded by a wrong clock, by the clock of now: that event lies ahead. */
export function correctExpiries(dependencies: CommandDependencies): Promise<number> {
  const { db, now } = dependencies
  return processInBatches(
    limit => findMistakenExpiries(db, now(), limit),
    ({ id }) => handleCommand(dependencies, job, id, state => correctExpiry(state, id, now()))
  )
}
