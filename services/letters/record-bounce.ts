import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { recordBouncedEmail } from '#services/users/decide.ts'

/** False unless the account still has one of these addresses, in lower case, to which no more letters are sent then. */
export async function recordBounce(
  dependencies: CommandDependencies,
  person: string,
  addresses: readonly string[]
): Promise<boolean> {
  const account = await findUser(dependencies.db, person)
  const bounced = [account?.pendingEmail, account?.email].find(
    email => email && addresses.includes(email.toLowerCase())
  )
  if (!bounced) return false
  await handleCommand(dependencies, user, person, state =>
    recordBouncedEmail(state, person, bounced)
  )
  return true
}
