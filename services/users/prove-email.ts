import { user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import * as decide from './decide.ts'
import type { EmailConfirmationDependencies } from './email-confirmation-routes.ts'

export interface EmailProofDependencies extends Pick<EmailConfirmationDependencies, 'joinGuests'> {
  commands: Commands
  db: Queryable
}

/** For an account in whose session a link to its address was used. */
export function createEmailProof({ commands, db, joinGuests }: EmailProofDependencies) {
  return async function proveEmail(userId: string): Promise<void> {
    await commands.handle({}, user, userId, async state =>
      decide.proveEmail(state, userId, (await findUser(db, userId))?.email ?? '')
    )
    await joinGuests(userId)
  }
}
