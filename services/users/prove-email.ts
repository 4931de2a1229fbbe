import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import * as decide from './decide.ts'

/** Confirms the address of an account in whose session a link to it was used. */
export async function recordEmailProof(
  context: CommandDependencies & Pick<Board, 'commands' | 'joinGuests'>,
  userId: string
): Promise<void> {
  const { commands, db, joinGuests } = context
  await commands.handle({}, user, userId, async state =>
    decide.proveEmail(state, userId, (await findUser(db, userId))?.email ?? '')
  )
  await joinGuests(context, userId)
}
