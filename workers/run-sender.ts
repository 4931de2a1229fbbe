import { setImmediate } from 'node:timers/promises'
import { isClockTrusted } from '#services/clock/clock.ts'
import { mailKinds } from '#services/mail/plan/kinds.ts'
import { type SenderContext, sendNextMail } from '#services/mail/outbox/sender.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { endAlertsOfEmail } from '#services/jobs/alerts/end-alert.ts'
import { recordBounce, recordReached } from '#services/mail/bounces/record-bounce.ts'
import { type MailServer, mailConnections } from '#services/mail/outbox/smtp.ts'
import type { SmtpSettings } from '#services/platform/config/config.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import type { Logger } from '#services/platform/observability/logger.ts'

/** E-mails that are sent at once, besides slow ones. */
const concurrentMails = 3
const restMs = 1_000

/** Sends e-mails until it is stopped; where no mail server is configured and none is shown, it does nothing. */
export async function runSender(
  dependencies: DataAccess & Pick<SenderContext, 'rateLimiter'> & { log: Logger }
): Promise<() => Promise<void>> {
  const { config, secret, previousSecret, log } = dependencies
  if (config.mail.delivery === 'none') {
    log.warn({}, 'no mail server is configured: no mail is sent, and passwords cannot be reset')
    return async () => {}
  }
  const ending = { ...dependencies, deleteMails: deleteMailsOf }
  const endAlerts = (email: string) => endAlertsOfEmail(ending, email, 'rebote')
  const mailServer =
    config.mail.delivery === 'smtp' ? await openMailServer(config.mail.smtp) : undefined
  const giveUp = new AbortController()
  const sender: SenderContext = {
    ...dependencies,
    kinds: mailKinds,
    isClockTrusted: () => isClockTrusted(dependencies),
    mailServer: mailServer && {
      ...mailServer,
      deliver: (recipient, rendered, id) =>
        mailServer.deliver(recipient, rendered, id, giveUp.signal)
    },
    origin: config.appOrigin,
    tokens: createSignedTokens(secret, previousSecret),
    recordBounce: (person: string, addresses: readonly string[]) =>
      recordBounce({ ...dependencies, endAlerts }, person, addresses),
    recordReached: (person: string, address: string) => recordReached(dependencies, person, address)
  }
  const stop = new AbortController()
  const slow = new Set<Promise<boolean>>()
  const running = Promise.all(
    Array.from({ length: concurrentMails }, () => keepSending(sender, slow, stop.signal))
  )
  return async () => {
    stop.abort()
    const timer = setTimeout(() => giveUp.abort(), timeouts.mail)
    await running
    await Promise.all(slow)
    clearTimeout(timer)
    mailServer?.close()
  }
}

/** What speaks SMTP is loaded only where a mail server is configured: it takes 10 MB of memory. */
async function openMailServer(settings: SmtpSettings): Promise<MailServer> {
  const smtp = await import('#services/mail/outbox/smtp.ts')
  return smtp.openMailServer(settings)
}

/** `slow`: e-mails that hold up no other, as long as there are connections. */
async function keepSending(
  sender: SenderContext,
  slow: Set<Promise<boolean>>,
  stop: AbortSignal
): Promise<void> {
  while (!stop.aborted) {
    const sending = sendNextMail(sender).catch(err => {
      sender.log.error({ err }, 'sender failed')
      return false
    })
    if (await isSlow(sending)) {
      slow.add(sending)
      void sending.then(() => slow.delete(sending))
    } else if (await sending) await setImmediate()
    else await rest(stop)
    while (slow.size > mailConnections - concurrentMails) await Promise.race(slow)
  }
}

function isSlow(sending: Promise<boolean>): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, timeouts.slowMail, true)
    void sending.then(() => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}

function rest(stop: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, restMs)
    stop.addEventListener('abort', end)
  })
}
