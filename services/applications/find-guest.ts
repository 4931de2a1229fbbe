import type { Queryable } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { guest } from '#events/aggregates/guests.ts'
import { toId } from '#events/aggregates/ids.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'

/**
 * The id of the guest with this e-mail. It is derived from the e-mail, so that concurrent applications are of one
 * person, and from the number of its erasures. The guest's stream is loaded: a concurrent erasure is a conflict.
 */
export async function findGuest(
  { db, vault }: { db: Queryable; vault: Pick<PersonalDataVault, 'keyedHash'> },
  email: string,
  load: LoadStream
): Promise<string> {
  const isKnown = async (id: string) => (await load([guest, id])).state === 'known'
  for (const id of await findGuestIds(db, email)) if (await isKnown(id)) return id
  for (let erasures = 0; ; erasures++) {
    const id = toId(await vault.keyedHash(db, `guest ${erasures} ${email.toLowerCase()}`))
    if (await isKnown(id)) return id
  }
}
