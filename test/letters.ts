import { processBatch } from '#events/store/process-batch.ts'
import { letterKinds } from '#services/letters/kinds.ts'
import { recordBounce, recordReached } from '#services/letters/record-bounce.ts'
import { type SenderDependencies, sendNextLetter } from '#services/letters/sender.ts'
import { listShownLetters, type ShownLetter } from '#services/letters/shown-letters.ts'
import { createSignedTokens } from '#services/platform/http/signed-token.ts'
import { createLetterSubscription } from '#services/letters/subscription.ts'
import { endAlertsOfEmail } from '#workers/scheduled-jobs/alerts.ts'
import type { TestApp } from './test-app.ts'

/** Writes and sends the letters that are due, as the workers do; without a server they are shown. */
export async function sendLetters(
  { tools }: TestApp,
  mailServer?: SenderDependencies['mailServer']
): Promise<void> {
  const subscription = createLetterSubscription(tools.secret)
  while (await processBatch(tools, subscription));
  const { config, secret, previousSecret } = tools
  const tokens = createSignedTokens(secret, previousSecret)
  const sender: SenderDependencies = {
    ...{ ...tools, kinds: letterKinds, mailServer, origin: config.appOrigin, tokens },
    recordBounce: (person, addresses) =>
      recordBounce(
        { ...tools, endAlerts: email => endAlertsOfEmail(tools, email, 'rebote') },
        person,
        addresses
      ),
    recordReached: (person, address) => recordReached(tools, person, address)
  }
  while (await sendNextLetter(sender));
}

/** The letters to an address that /buzon shows, the newest first. */
export async function lettersTo({ db }: TestApp, address: string): Promise<ShownLetter[]> {
  return (await listShownLetters(db, 100)).filter(({ to }) => to.address === address)
}
