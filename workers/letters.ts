import { createHmac } from 'node:crypto'
import type { Transaction } from '#events/database/database.ts'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import type { Subscription } from '#events/store/process-batch.ts'
import type { DecryptedEvent } from '#events/stored-event.ts'
import type { letterKinds } from '#services/letters/kinds.ts'
import { insertLetter } from '#services/letters/store.ts'

interface PlannedLetter {
  kind: keyof typeof letterKinds
  person: string
}

/** The letters that follow from each event. */
const letterOf: Record<string, (data: { id: string }) => PlannedLetter> = {
  UserPasswordResetRequested: ({ id }) => ({ kind: 'new-password', person: id })
}

/** Writes each letter once: its id follows from the event. A migration puts it behind the past. */
export function createLetterSubscription(secret: string): Subscription {
  const key = deriveKey(secret, 'letters')
  const idOf = ({ kind, person }: PlannedLetter, event: string) =>
    createHmac('sha256', key).update([kind, event, person].join(' ')).digest('base64url')

  async function write(tx: Transaction, event: DecryptedEvent): Promise<void> {
    const letter = letterOf[event.type]?.(event.data as { id: string })
    if (!letter) return
    await insertLetter(tx, { ...letter, id: idOf(letter, event.id), writtenAt: event.at })
  }

  return {
    name: 'letters',
    on: Object.fromEntries(Object.keys(letterOf).map(type => [type, write]))
  }
}
