import type { Transaction } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { recordErasures } from '#events/store/erasures.ts'

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
