import { findReport, findStatement } from '#projections/cases/queries.ts'
import { reportedName } from '#services/cases/shared/statement-texts.ts'
import { brand } from '#services/words/shared/brand.ts'
import { appealAction, caseMailUsefulFor, groundLines, reporterOutcomes } from './case-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { unconfirmedRecipient, withoutAddresses } from '../parts/recipients.ts'

/** For the reporter: the decision, and how to complain. None once the decision is undone. */
export const reportDecisionMail: MailKind = {
  isEssential: true,
  isSpanishOnly: true,
  usefulFor: caseMailUsefulFor,
  async write(context, { about = '' }) {
    const report = await findReport(context.db, about)
    const statement = report && (await findStatement(context.db, report.caseId))
    if (!report?.email || !statement) return undefined
    return {
      to: unconfirmedRecipient(report.email),
      mail: {
        subject: `Qué hemos decidido sobre tu denuncia ${report.id}`,
        lines: [
          `Hemos mirado ${withoutAddresses(reportedName(statement))}, que denunciaste.`,
          reporterOutcomes[statement.outcome],
          ...groundLines(statement)
        ],
        action: appealAction(context, 'reporter', report.id, statement),
        why: `Recibes este correo porque denunciaste algo en ${brand}.`
      }
    }
  }
}
