import { guest } from '#events/aggregates/guests.ts'
import { user } from '#events/aggregates/users.ts'
import { findAccountOf, findGuestEmails } from '#projections/applications/bounces.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import { findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { recordGuestBounce, recordGuestReached } from '#services/applications/decide-guests.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import { recordBouncedEmail, recordReachedEmail } from '#services/users/decide.ts'

export interface BounceContext extends CommandDependencies {
  /** Ends the alerts of an e-mail without an account. */
  endAlerts(email: string): Promise<unknown>
}

/**
 * No more e-mails are sent to an address that does not exist. False unless one of these, in lower case, is still that
 * of the account, the guest or the alert that the e-mail was for.
 */
export async function recordBounce(
  dependencies: BounceContext,
  person: string,
  addresses: readonly string[]
): Promise<boolean> {
  const account = await findAccountOf(dependencies.db, person)
  return account
    ? recordOfAccount(dependencies, account, addresses)
    : recordWithoutAccount(dependencies, person, addresses)
}

async function recordOfAccount(
  dependencies: BounceContext,
  { id, email, pendingEmail }: UserView,
  addresses: readonly string[]
): Promise<boolean> {
  const bounced = [pendingEmail, email].find(
    address => address && addresses.includes(address.toLowerCase())
  )
  if (!bounced) return false
  await handleCommand(dependencies, user, id, state => recordBouncedEmail(state, id, bounced))
  return true
}

async function recordWithoutAccount(
  dependencies: BounceContext,
  person: string,
  addresses: readonly string[]
): Promise<boolean> {
  const { db, endAlerts } = dependencies
  const emails = [...(await findGuestEmails(db, person)), (await findAlertOwner(db, person))?.email]
  const bounced = emails.find(email => email && addresses.includes(email))
  if (!bounced) return false
  for (const id of await findGuestIds(db, bounced)) {
    await handleCommand(dependencies, guest, id, state => recordGuestBounce(state, id))
  }
  await endAlerts(bounced)
  return true
}

/** Sends e-mails again to an address that had bounced, once a mail server has accepted one. */
export async function recordReached(
  dependencies: CommandDependencies,
  person: string,
  address: string
): Promise<void> {
  const { db } = dependencies
  const account = await findAccountOf(db, person)
  if (account) {
    const { id } = account
    await handleCommand(dependencies, user, id, state => recordReachedEmail(state, id))
    return
  }
  for (const id of await findGuestIds(db, address)) {
    await handleCommand(dependencies, guest, id, state => recordGuestReached(state, id))
  }
}
