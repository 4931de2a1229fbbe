import { brand } from '#services/platform/shared/brand.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { confirmationUrl, describeChoices, everyText, findAddressedAlert } from './alert-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** A link that confirms an alert: until then, nothing proves that the address belongs to the requester. */
export const alertConfirmationMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.alert.lifetime,
  async write(context, subject) {
    const alert = await findAddressedAlert(context.db, subject)
    if (!alert || alert.isConfirmed) return undefined
    const choices = describeChoices(alert)
    const until = new Date(subject.writtenAt.getTime() + linkTokens.alert.lifetime)
    return {
      to: alert.to,
      mail: {
        subject: 'Confirma tu aviso de empleos',
        lines: [
          `Has pedido que te avisemos de empleos nuevos como los que buscabas en ${brand}${choices && `: ${choices}`}.`,
          `${everyText(alert)}, y solo si hay alguno.`,
          'El enlace sirve durante 48 horas. Si no has sido tú, no hagas nada: no te escribiremos más, y borraremos tu correo.'
        ],
        action: {
          text: 'Confirmar el aviso',
          url: confirmationUrl(context, { id: alert.id, confirmations: 0 }, until)
        },
        why: `Recibes este correo porque alguien ha escrito esta dirección en un aviso de ${brand}.`
      }
    }
  }
}
