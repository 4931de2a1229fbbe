import { alert as aggregate } from '#events/aggregates/alerts.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { alertRenewal } from '#events/limits/alerts.ts'
import { day } from '#events/units.ts'
import { alertMailWords } from '#services/words/words.ts'
import { alertEndUrl, confirmationUrl, findAddressedAlert, searchOf } from './alert-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** Asks, a year after it was confirmed, whether an alert is still wanted. */
export const alertRenewalMail: MailKind = {
  isEssential: true,
  followsClock: true,
  usefulFor: alertRenewal.days * day,
  async write(context, subject) {
    const alert = await findAddressedAlert(context.db, subject)
    const state = await createStreamLoader(context.db).load([aggregate, alert?.id ?? ''])
    if (!alert || state.state !== 'active' || !state.askedAt) return undefined
    const { confirmations } = state
    const until = new Date(subject.writtenAt.getTime() + alertRenewal.days * day)
    const searched = describeSearch(searchOf(alert))
    const { action, ...said } = alertMailWords.renewal(searched, alertRenewal.days)
    return {
      to: alert.to,
      mail: {
        ...said,
        action: {
          text: action,
          url: confirmationUrl(context, { id: alert.id, confirmations }, until)
        },
        why: alertMailWords.why,
        unsubscribe: alertEndUrl(context, alert.id, subject.writtenAt)
      }
    }
  }
}
