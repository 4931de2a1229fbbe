import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import type { Queryable } from '#events/database/database.ts'
import { listAnswerableReports } from '#projections/cases/queries.ts'
import { later, type PlannedMail, quietTime } from './planned-mail.ts'

type DataOf<Type extends CaseEvent['type']> = Extract<CaseEvent, { type: Type }>['data']
type Decided = DataOf<'CaseDecided' | 'AppealDecided'>

/** The e-mails that follow from a report, and from what is decided about it. */
export const casePlans = {
  Reported: async (_: Queryable, data: DataOf<'Reported'>) =>
    data.isAnswerable ? [planReceipt(data)] : [],
  CaseDecided: planDecision,
  AppealDecided: planDecision,
  CaseDecisionUndone: async (_: Queryable, data: DataOf<'CaseDecisionUndone'>, at: string) => [
    planStatement(data, at)
  ]
}

function planReceipt({ reportId, reporterId }: DataOf<'Reported'>): PlannedMail {
  return { kind: 'report-receipt', person: reporterId, about: reportId }
}

/** Waits for the end of the quiet time, within which an operator can undo the decision. */
async function planDecision(db: Queryable, data: Decided, at: string): Promise<PlannedMail[]> {
  const reports = await listAnswerableReports(db, data.id)
  return [
    planStatement(data, at),
    ...reports.map(
      ({ id, reporterId }): PlannedMail => ({
        kind: 'report-decision',
        person: reporterId,
        about: id,
        mentions: data.ownerId,
        dueAt: later(at, quietTime),
        joins: 'and waits again'
      })
    )
  ]
}

function planStatement({ id, ownerId }: Pick<Decided, 'id' | 'ownerId'>, at: string): PlannedMail {
  return {
    kind: 'statement-of-reasons',
    person: ownerId,
    about: id,
    dueAt: later(at, quietTime),
    joins: 'and waits again'
  }
}
