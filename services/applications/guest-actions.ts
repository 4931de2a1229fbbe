import { guest } from '#events/aggregates/guests.ts'
import type { Queryable } from '#events/database/database.ts'
import { recordErasures } from '#events/store/erasures.ts'
import {
  type CommandContext,
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { listOrphanedGuests } from '#projections/applications/participants.ts'
import { eraseGuest, joinGuest } from './decide-guests.ts'

/**
 * Gives an applicant what was sent as a guest with the confirmed e-mail of the account. Only with a session of that account, in which
 * a link to that e-mail was used: the account alone may have been registered by another person. Repeating it changes nothing.
 */
export async function joinGuests(dependencies: CommandDependencies, userId: string): Promise<void> {
  const account = await findUser(dependencies.db, userId)
  if (account?.userType !== 'applicant' || !account.emailConfirmed) return
  for (const id of await findGuestIds(dependencies.db, account.email)) {
    await handleCommand(dependencies, guest, id, state => joinGuest(state, id, userId))
  }
}

export interface GuestErasure {
  requestedBy: string
  deleteMails(tx: Queryable, person: string): Promise<void>
}

/** Shreds the guest's key; the same transaction deletes what it encrypts. */
export function shredGuest(
  context: CommandContext,
  id: string,
  { requestedBy, deleteMails }: GuestErasure
): Promise<void> {
  return handleCommand(context, guest, id, state => ({
    events: eraseGuest(state, id),
    async inTransaction(tx) {
      await context.vault.shredKey(tx, id)
      const erasedAt = context.now().toISOString()
      await recordErasures(tx, [{ subject: id, erasedAt, requestedBy }])
      await deleteMails(tx, id)
    }
  }))
}

/** Erases the guests who had joined an account that is erased. */
export async function eraseOrphanedGuests(
  context: CommandContext,
  erasure: GuestErasure
): Promise<void> {
  for (const id of await listOrphanedGuests(context.db)) await shredGuest(context, id, erasure)
}
