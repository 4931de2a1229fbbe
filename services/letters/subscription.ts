import type { Transaction } from '#events/database/database.ts'
import type { Subscription } from '#events/store/process-batch.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import { createLetterId } from './letter-id.ts'
import { plannedTypes, planLetters } from './plan.ts'
import { insertLetter } from './store.ts'

/** Writes each letter once: its id follows from the event. A migration puts it behind the past. */
export function createLetterSubscription(secret: string): Subscription {
  const letterId = createLetterId(secret)

  async function write(tx: Transaction, event: DecryptedEvent): Promise<void> {
    for (const letter of await planLetters(tx, event)) {
      await insertLetter(tx, { ...letter, id: letterId(letter, event.id), writtenAt: event.at })
    }
  }

  return { name: 'letters', on: Object.fromEntries(plannedTypes.map(type => [type, write])) }
}
