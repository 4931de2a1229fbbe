import { newId } from '#events/ids.ts'
import { user } from '#events/users.ts'
import { findUnarchivedUsers } from '#projections/users/queries.ts'
import { insertArchive, encryptSnapshot } from '#services/account-archive/store.ts'
import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { archiveUser } from '#services/users/decide.ts'
import { processInBatches } from './process-in-batches.ts'

/** Stores an encrypted copy of every deleted account. */
export function archiveUsers(tools: DataAccess): Promise<number> {
  return processInBatches(
    limit => findUnarchivedUsers(tools.db, limit),
    ({ id }) => archiveAccount(tools, id)
  )
}

export async function archiveAccount(tools: DataAccess, userId: string): Promise<void> {
  const archiveId = newId()
  const copy = await encryptSnapshot(tools, archiveId, userId)
  await handleCommand(
    { tools },
    user,
    userId,
    state => archiveUser(state, userId, archiveId),
    tx => insertArchive(tx, copy)
  )
}
