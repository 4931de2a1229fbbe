import { day } from '#events/units.ts'
import type { CaseOutcome } from '#events/aggregates/case-choices.ts'
import { groundText, originText, redressText } from '#services/cases/shared/statement-texts.ts'
import { appealTokenKinds } from '#services/cases/contract.ts'
import { appealableUntil } from '#services/cases/shared/appeal-end.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import type { StatementView } from '#projections/cases/view.ts'
import type { WritingContext } from '../parts/mail-kind.ts'

/** Milliseconds. */
export const caseMailUsefulFor = 30 * day

/** The lines of every e-mail about a decision: its grounds, and how to complain. */
export function groundLines(statement: StatementView): string[] {
  const until = appealableUntil(statement.decidedAt)
  return [
    `Se basa en ${groundText(statement)}.`,
    originText(statement),
    `Si no estás de acuerdo, puedes reclamar hasta el ${longDate(until.toISOString())}: lo mirará otra vez una persona.`,
    redressText
  ]
}

/** The button of the e-mail; `id` is that of the case, or of the report. */
export function appealAction(
  { origin, tokens }: Pick<WritingContext, 'origin' | 'tokens'>,
  by: keyof typeof appealTokenKinds,
  id: string,
  { revision: version, decidedAt }: StatementView
) {
  const until = appealableUntil(decidedAt)
  const token = tokens.sign({ kind: appealTokenKinds[by], id, version, until })
  return { text: 'Reclamar', url: `${origin}/reclamar/${token}` }
}

/** The outcome for the person who reported. */
export const reporterOutcomes: Record<CaseOutcome, string> = {
  kept: 'Hemos decidido que siga publicado: no vemos que incumpla la ley ni las reglas del sitio.',
  corrected: 'Hemos pedido que lo corrijan. Mientras tanto sigue publicado.',
  hidden: 'Lo hemos ocultado.',
  removed: 'Lo hemos retirado para siempre.',
  held: 'Lo estamos revisando antes de que se publique.'
}
