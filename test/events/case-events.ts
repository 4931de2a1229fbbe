import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import type { CaseOutcome } from '#events/aggregates/case-choices.ts'
import type { Ruling } from '#services/cases/decide.ts'

export const reportedCase = 'job-one'
export const reportedTarget = { kind: 'job', targetId: 'one', ownerId: 'yeguada' } as const

export const reported: CaseEvent = {
  type: 'Reported',
  data: {
    id: reportedCase,
    ...reportedTarget,
    reportId: 'r1',
    reporterId: 'g1',
    reason: 'falso',
    isAnswerable: true,
    isDistinct: true
  }
}
const by = { isAutomated: false, isOwnInitiative: false }
export const ruling = (outcome: CaseOutcome, changes: Partial<Ruling> = {}): Ruling => ({
  outcome,
  ground: 'terms',
  rule: 'falso',
  facts: 'El teléfono no existe.',
  ...by,
  ...changes
})
export const decided = (outcome: CaseOutcome, isAutomated = false): CaseEvent => ({
  type: 'CaseDecided',
  data: {
    id: reportedCase,
    ...reportedTarget,
    outcome,
    ground: 'terms',
    rule: 'falso',
    ...by,
    isAutomated
  }
})
export const reasonsAt = (revision: number): CaseEvent => ({
  type: 'ReasonsStated',
  data: { id: reportedCase, ownerId: 'yeguada', revision },
  subject: 'yeguada',
  personal: { facts: 'El teléfono no existe.' }
})
export const reasons = reasonsAt(1)
export const undone: CaseEvent = {
  type: 'CaseDecisionUndone',
  data: { id: reportedCase, ...reportedTarget }
}
export const appealed: CaseEvent = {
  type: 'CaseAppealed',
  data: { id: reportedCase, by: 'owner', appellantId: 'yeguada' }
}
