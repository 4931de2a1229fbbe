import type { Transaction } from '#events/database/database.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { readStreams } from '#events/store/event-store.ts'

interface Erasure {
  vault: Pick<PersonalDataVault, 'shredKey'>
  now(): Date
  requestedBy: string
}

/**
 * Destroys the key of one thing (a job, an application, a message, a profile) while its person stays. Runs in the transaction
 * of the event that records it.
 */
export async function eraseThing(
  tx: Transaction,
  id: string,
  { vault, now, requestedBy }: Erasure
): Promise<void> {
  await vault.shredKey(tx, id)
  await recordErasures(tx, [{ subject: id, erasedAt: now().toISOString(), requestedBy }])
}

/** Erases every text of a stream whose texts have a key each. */
export async function eraseTexts(tx: Transaction, stream: string, erasure: Erasure): Promise<void> {
  const keys = (await readStreams(tx, [stream])).flatMap(
    ({ data }) => encryptedPart(data)?.key ?? []
  )
  for (const key of new Set(keys)) await eraseThing(tx, key, erasure)
}
