import { guest } from '#events/aggregates/guests.ts'
import { user } from '#events/aggregates/users.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { Contact, Participant } from './decide.ts'

/** An account, or a guest with whom there is a contact: no other id is that of a guest. */
export async function loadPerson(
  load: LoadStream,
  id: string,
  contact: Contact
): Promise<Participant> {
  const account = await load([user, id])
  return account.state === 'unknown' && contact !== 'none' ? load([guest, id]) : account
}
