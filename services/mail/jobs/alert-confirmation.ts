import { alertMailWords } from '#services/words/words.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { confirmationUrl, describeChoices, findAddressedAlert } from './alert-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** A link that confirms an alert: until then, nothing proves that the address belongs to the requester. */
export const alertConfirmationMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.alert.lifetime,
  async write(context, subject) {
    const alert = await findAddressedAlert(context.db, subject)
    if (!alert || alert.isConfirmed) return undefined
    const { action, ...said } = alertMailWords.confirmation(
      describeChoices(alert),
      alert.every === 'dia'
    )
    const until = new Date(subject.writtenAt.getTime() + linkTokens.alert.lifetime)
    return {
      to: alert.to,
      mail: {
        ...said,
        action: {
          text: action,
          url: confirmationUrl(context, { id: alert.id, confirmations: 0 }, until)
        }
      }
    }
  }
}
