import { processBatch } from '#events/store/process-batch.ts'
import { endAlertsOfEmail } from '#services/jobs/alerts/end-alert.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { mailKinds } from '#services/mail/plan/kinds.ts'
import { recordBounce, recordReached } from '#services/mail/bounces/record-bounce.ts'
import { type SenderContext, sendNextMail } from '#services/mail/outbox/sender.ts'
import { listShownMails, type ShownMail } from '#services/mail/outbox/shown-mails.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { createMailSubscription } from '#services/mail/plan/subscription.ts'
import type { TestApp } from './test-app.ts'

/** Writes and sends the e-mails that are due, as the workers do; without a server they are shown. */
export async function sendMail(
  { tools }: TestApp,
  mailServer?: SenderContext['mailServer']
): Promise<void> {
  const subscription = createMailSubscription(tools.secret)
  while (await processBatch(tools, subscription));
  const { config, secret, previousSecret } = tools
  const tokens = createSignedTokens(secret, previousSecret)
  const sender: SenderContext = {
    ...tools,
    kinds: mailKinds,
    // The clock of a test stands still, and that of its database does not.
    isClockTrusted: async () => true,
    mailServer,
    origin: config.appOrigin,
    tokens,
    recordBounce: (person, addresses) =>
      recordBounce(
        {
          ...tools,
          endAlerts: email =>
            endAlertsOfEmail({ ...tools, deleteMails: deleteMailsOf }, email, 'rebote')
        },
        person,
        addresses
      ),
    recordReached: (person, address) => recordReached(tools, person, address)
  }
  while (await sendNextMail(sender));
}

/** The e-mails to an address that /buzon shows, the newest first. */
export async function mailsTo({ db }: TestApp, address: string): Promise<ShownMail[]> {
  return (await listShownMails(db, 100)).filter(({ to }) => to.address === address)
}
