import type { Transaction } from '#events/database/database.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { readStreams } from '#events/store/event-store.ts'

interface ThingErasureDependencies {
  vault: Pick<PersonalDataVault, 'shredKey'>
  now(): Date
}

/**
 * Destroys the key of one thing (an ad, an application, a message, a profile) while its person stays. In the transaction
 * of the event that says so.
 */
export type EraseThing = (tx: Transaction, id: string, requestedBy: string) => Promise<void>

export function createThingEraser({ vault, now }: ThingErasureDependencies): EraseThing {
  return async function eraseThing(tx, id, requestedBy) {
    await vault.shredKey(tx, id)
    await recordErasures(tx, [{ subject: id, erasedAt: now().toISOString(), requestedBy }])
  }
}

/** The same for every text of a stream whose texts have a key each. */
export function createTextEraser(dependencies: ThingErasureDependencies): EraseThing {
  const eraseThing = createThingEraser(dependencies)
  return async function eraseTexts(tx, stream, requestedBy) {
    const keys = (await readStreams(tx, [stream])).flatMap(
      ({ data }) => encryptedPart(data)?.key ?? []
    )
    for (const key of new Set(keys)) await eraseThing(tx, key, requestedBy)
  }
}
