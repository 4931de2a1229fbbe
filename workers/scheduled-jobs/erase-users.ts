import { recordErasures } from '#events/store/erasures.ts'
import { user } from '#events/aggregates/users.ts'
import { findErasableUsers } from '#projections/users/queries.ts'
import { type ErasureListContext, keepErasures } from '#services/account-archive/erasure-list.ts'
import { eraseOrphanedGuests } from '#services/applications/guest-actions.ts'
import { deleteAlertsOf } from '#services/jobs/alerts/matches.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { deletePhotosOf } from '#services/pictures/photo-store.ts'
import { deletePicturesOf } from '#services/pictures/store.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { revokeAccess } from '#services/auth/sessions/credentials.ts'
import { eraseUser, gracePeriodStart } from '#services/users/decide.ts'
import { processInBatches } from './process-in-batches.ts'

export type ErasureContext = CommandDependencies &
  ErasureListContext & { config: { eraseAfterDays: number } }

/** Erases the accounts that were deleted before the grace period. */
export async function eraseUsers(dependencies: ErasureContext): Promise<number> {
  const { config, db, now } = dependencies
  const graceDays = config.eraseAfterDays
  const deletedBefore = () => gracePeriodStart(now(), graceDays).toISOString()
  try {
    return await processInBatches(
      limit => findErasableUsers(db, deletedBefore(), limit),
      ({ id }) => eraseAccount(dependencies, id, graceDays, 'grace period')
    )
  } finally {
    await keepErasures(dependencies)
  }
}

/** Shreds the user's key, and deletes everything that the key does not encrypt. */
export async function eraseAccount(
  dependencies: CommandDependencies,
  id: string,
  graceDays: number,
  requestedBy: string
): Promise<void> {
  const { vault, now } = dependencies
  await handleCommand(dependencies, user, id, (state, _, at) => ({
    events: eraseUser(state, id, at, graceDays),
    async inTransaction(tx) {
      await vault.shredKey(tx, id)
      await recordErasures(tx, [{ subject: id, erasedAt: now().toISOString(), requestedBy }])
      await revokeAccess(tx, id)
      await deleteMailsOf(tx, id)
      await deleteAlertsOf(tx, id)
      await deletePicturesOf(tx, id)
      await deletePhotosOf(tx, id)
    }
  }))
  await eraseOrphanedGuests(dependencies, { requestedBy, deleteMails: deleteMailsOf })
}
