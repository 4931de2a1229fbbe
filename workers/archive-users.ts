import { newId } from '#events/ids.ts'
import { user } from '#events/users.ts'
import { findUnarchivedUsers } from '#projections/users/queries.ts'
import { keepArchive, takeCopy } from '#services/account-archive/store.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { archiveUser } from '#services/users/decide.ts'
import { processInBatches } from './process-in-batches.ts'

/** Seals a copy of every account that was deleted. */
export function archiveUsers(tools: DataTools): Promise<number> {
  return processInBatches(
    limit => findUnarchivedUsers(tools.db, limit),
    ({ id }) => archiveAccount(tools, id)
  )
}

export async function archiveAccount(tools: DataTools, userId: string): Promise<void> {
  const archiveId = newId()
  const copy = await takeCopy(tools, archiveId, userId)
  await record(
    { tools },
    user,
    userId,
    state => archiveUser(state, userId, archiveId),
    tx => keepArchive(tx, copy)
  )
}
