import { findReport, findStatement } from '#projections/cases/queries.ts'
import { reportedName } from '#services/cases/statement-texts.ts'
import { brand } from '#services/platform/config/brand.ts'
import { appealAction, caseLetterUsefulFor, groundLines, reporterOutcomes } from './case-letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { unconfirmedRecipient, withoutAddresses } from './recipients.ts'

/** To who reported something: what was decided, and how to complain. None once the decision is undone. */
export const reportDecisionLetter: LetterKind = {
  isEssential: true,
  usefulFor: caseLetterUsefulFor,
  async write(context, { about = '' }) {
    const report = await findReport(context.db, about)
    const statement = report && (await findStatement(context.db, report.caseId))
    if (!report?.email || !statement) return undefined
    return {
      to: unconfirmedRecipient(report.email),
      letter: {
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
