import { guest } from '#events/aggregates/guests.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { joinGuest } from './decide.ts'

/** Gives an account what its owner sent as a guest, with the e-mail that they have confirmed. Repeating it changes nothing. */
export async function joinGuests(
  dependencies: CommandDependencies,
  userId: string,
  email: string
): Promise<void> {
  for (const id of await findGuestIds(dependencies.db, email)) {
    await handleCommand(dependencies, guest, id, state => joinGuest(state, id, userId))
  }
}
