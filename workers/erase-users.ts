import type { Transaction } from '#events/database/database.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { user } from '#events/users.ts'
import { findErasableUsers } from '#projections/users/queries.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { deletePicturesOf } from '#services/profile-pictures/store.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { revokeAccess } from '#services/auth/credentials.ts'
import { eraseUser } from '#services/users/decide.ts'
import { processInBatches } from './process-in-batches.ts'

const day = 24 * 60 * 60 * 1000

/** Forgets for good whoever deleted their account longer ago than the grace period. */
export async function eraseUsers(tools: DataAccess): Promise<number> {
  const graceDays = tools.config.eraseAfterDays
  const until = () => new Date(tools.now().getTime() - graceDays * day).toISOString()
  try {
    return await processInBatches(
      limit => findErasableUsers(tools.db, until(), limit),
      ({ id }) => eraseAccount(tools, id, graceDays, 'grace period')
    )
  } finally {
    await keepErasures(tools)
  }
}

/** Destroys the person's key, and everything of theirs that the key does not seal. */
export function eraseAccount(
  tools: DataAccess,
  id: string,
  graceDays: number,
  requestedBy: string
): Promise<void> {
  const { vault, now } = tools
  return handleCommand(
    { tools },
    user,
    id,
    (state, at) => eraseUser(state, id, at, graceDays),
    async (tx: Transaction) => {
      await vault.shredKey(tx, id)
      await recordErasures(tx, [{ subject: id, erasedAt: now().toISOString(), requestedBy }])
      await revokeAccess(tx, id)
      await deletePicturesOf(tx, id)
    }
  )
}
