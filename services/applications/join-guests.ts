import { guest } from '#events/aggregates/guests.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { joinGuest } from './decide-guests.ts'

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
