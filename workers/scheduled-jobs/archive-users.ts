import { newId } from '#events/aggregates/ids.ts'
import { user } from '#events/aggregates/users.ts'
import { findUnarchivedUsers } from '#projections/users/queries.ts'
import {
  encryptSnapshot,
  insertArchive,
  type SnapshotAccess
} from '#services/account-archive/store.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { archiveUser } from '#services/users/decide.ts'
import { processInBatches } from './process-in-batches.ts'

export type ArchivalContext = CommandDependencies & SnapshotAccess

/** Archives an encrypted copy of every deleted account. Not a subscription: an account that fails delays no other. */
export function archiveUsers(dependencies: ArchivalContext): Promise<number> {
  return processInBatches(
    limit => findUnarchivedUsers(dependencies.db, limit),
    ({ id }) => archiveAccount(dependencies, id)
  )
}

export async function archiveAccount(dependencies: ArchivalContext, userId: string): Promise<void> {
  const archiveId = newId()
  const copy = await encryptSnapshot(dependencies, archiveId, userId)
  await handleCommand(dependencies, user, userId, state => ({
    events: archiveUser(state, userId, archiveId),
    inTransaction: tx => insertArchive(tx, copy)
  }))
}
