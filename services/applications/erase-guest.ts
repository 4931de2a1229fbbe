import { guest } from '#events/aggregates/guests.ts'
import type { Queryable } from '#events/database/database.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { type CommandContext, handleCommand } from '#services/platform/commands/handle-command.ts'
import { listOrphanedGuests } from '#projections/applications/participants.ts'
import { eraseGuest } from './decide-guests.ts'

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
