import { user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import * as decide from './decide.ts'

/** Adds to the account what was sent without one from its confirmed address. */
export type JoinGuests = (userId: string) => Promise<void>

/** Confirms the address of an account in whose session a link to it was used. */
export async function recordEmailProof(
  { commands, db, joinGuests }: { commands: Commands; db: Queryable; joinGuests: JoinGuests },
  userId: string
): Promise<void> {
  await commands.handle({}, user, userId, async state =>
    decide.proveEmail(state, userId, (await findUser(db, userId))?.email ?? '')
  )
  await joinGuests(userId)
}
