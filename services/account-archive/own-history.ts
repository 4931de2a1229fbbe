import type { Database } from '#events/database/database.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { readStreams } from '#events/store/event-store.ts'

/** Notes of the operator are not what the person typed. */
const operatorNotes = /(Hidden|Shown)$/

/** The events of some streams, oldest first, but for what others wrote in them; for the person whom they are about. */
export async function readOwnHistory(
  { db, vault }: { db: Database; vault: Pick<PersonalDataVault, 'decrypt'> },
  userId: string,
  streams: readonly string[]
): Promise<object[]> {
  const stored = await readStreams(db, streams)
  const own = stored.filter(({ data }) => (encryptedPart(data)?.subject ?? userId) === userId)
  const events = await vault.decrypt(db, own)
  return events.map(({ at, type, data, personal }) => ({
    at,
    type,
    ...data,
    ...(operatorNotes.test(type) ? {} : personal)
  }))
}
