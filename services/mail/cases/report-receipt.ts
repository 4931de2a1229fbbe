import { findReport } from '#projections/cases/queries.ts'
import { reportReasons } from '#services/words/words.ts'
import { brand } from '#services/words/shared/brand.ts'
import { caseMailUsefulFor } from './case-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { unconfirmedRecipient } from '../parts/recipients.ts'

/** For a reporter who left an e-mail: the number of the report. */
export const reportReceiptMail: MailKind = {
  isEssential: true,
  isSpanishOnly: true,
  usefulFor: caseMailUsefulFor,
  async write({ db }, { about = '' }) {
    const report = await findReport(db, about)
    if (!report?.email) return undefined
    return {
      to: unconfirmedRecipient(report.email),
      mail: {
        subject: `Hemos recibido tu denuncia ${report.id}`,
        lines: [
          'La mirará una persona y te escribiremos con lo que decida. A quien lo publica no le decimos que has sido tú.',
          `Motivo: ${reportReasons[report.reason].toLowerCase()}.`
        ],
        why: `Recibes este correo porque alguien ha denunciado algo en ${brand} con tu correo.`
      }
    }
  }
}
