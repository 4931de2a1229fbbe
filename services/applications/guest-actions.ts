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
import { findAlertsOfEmail } from '#projections/jobs/alerts/queries.ts'
import { endAlertsOfEmail } from '#services/jobs/alerts/end-alert.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
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

/** The ids of what a person has sent or asked for without an account: by the e-mail, or by the number of a report. */
export async function findAllOfGuest(db: Queryable, emailOrReport: string): Promise<string[]> {
  const alerts = await findAlertsOfEmail(db, emailOrReport)
  return [...(await findGuestIds(db, emailOrReport)), ...alerts.map(({ id }) => id)]
}

/** Erases all of it; its ids. */
export async function eraseAllOfGuest(
  context: CommandContext & Pick<Board, 'deleteMails'>,
  emailOrReport: string,
  requestedBy: string
): Promise<string[]> {
  const { db, deleteMails } = context
  const guests = await findGuestIds(db, emailOrReport)
  for (const id of guests) await shredGuest(context, id, { requestedBy, deleteMails })
  return [...guests, ...(await endAlertsOfEmail(context, emailOrReport, 'operador'))]
}

/** Erases the guests who had joined an account that is erased. */
export async function eraseOrphanedGuests(
  context: CommandContext,
  erasure: GuestErasure
): Promise<void> {
  for (const id of await listOrphanedGuests(context.db)) await shredGuest(context, id, erasure)
}
