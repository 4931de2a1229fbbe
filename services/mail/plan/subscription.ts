import type { Transaction } from '#events/database/database.ts'
import type { Subscription } from '#events/store/process-batch.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import { createMailId } from '../parts/mail-id.ts'
import { plannedTypes, planMails } from './plan.ts'
import { insertMail } from '../outbox/store.ts'

/** Writes each e-mail once: its id follows from the event. A migration starts it at the end of the log. */
export function createMailSubscription(secret: string): Subscription {
  const mailId = createMailId(secret)

  async function write(tx: Transaction, event: DecryptedEvent): Promise<void> {
    for (const mail of await planMails(tx, event)) {
      await insertMail(tx, { ...mail, id: mailId(mail, event.id), writtenAt: event.at })
    }
  }

  return { name: 'mail', on: Object.fromEntries(plannedTypes.map(type => [type, write])) }
}
