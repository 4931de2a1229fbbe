import { job } from '#events/aggregates/jobs.ts'
import { findJob, findOldContacts } from '#projections/jobs/tables/queries.ts'
import { removeContact } from '#services/jobs/posting/decide-end.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { storageRules, termStart } from '#services/users/shared/storage-terms.ts'
import { processInBatches } from './process-in-batches.ts'

/** Removes phone and e-mail from ads that expired some time ago; their text stays until its own term. */
export function removeContacts(dependencies: CommandDependencies): Promise<number> {
  const { db, now } = dependencies
  const expiredBy = termStart(now(), storageRules.expiredContacts.term).toISOString()
  return processInBatches(
    limit => findOldContacts(db, expiredBy, limit),
    ({ id }) =>
      handleCommand(dependencies, job, id, async (state, _, at) => {
        const found = await findJob(db, id)
        return found?.contactPhone || found?.contactEmail ? removeContact(state, id, at) : []
      })
  )
}
