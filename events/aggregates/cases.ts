import type { Aggregate, PublicEvent } from './aggregate.ts'
import type { Appellant, CaseKind, CaseOutcome, CaseRule } from './case-choices.ts'
import { type CaseEvent, caseSchemas } from './case-schemas.ts'

export interface CaseDecision {
  outcome: CaseOutcome
  rule: CaseRule
  at: string
  /** The person whose complaint the decision answers. */
  answers: Appellant | undefined
  /** Those who have complained about the decision. */
  appellants: readonly string[]
}

export interface OpenCase {
  state: 'pending' | 'decided'
  kind: CaseKind
  targetId: string
  ownerId: string
  /** The last one is in force. */
  decisions: readonly CaseDecision[]
  /** Raised by each decision, also when one is undone. */
  revision: number
  /** The person whose complaint waits for a decision. */
  appealedBy: Appellant | undefined
  /** When something was reported, decided or complained about last. */
  changedAt: string
  areTextsErased: boolean
}

/** All reports of one target, and the decisions about it. */
export type Case = { state: 'unknown' } | OpenCase

export const moderationCase: Aggregate<Case, CaseEvent> = {
  stream: id => `case-${id}`,
  schemas: caseSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'CaseTextsErased',
  ignores: ['ReportWritten', 'ReportedContentRecorded', 'ReasonsStated', 'AppealWritten'],
  evolve
}

/** The id of the one case of a target. */
export function caseId(kind: CaseKind, targetId: string): string {
  return `${kind}-${targetId}`
}

function evolve(known: Case, event: PublicEvent<CaseEvent>): Case {
  if (event.type === 'CaseTextsErased') {
    return known.state === 'unknown' ? known : { ...known, areTextsErased: true }
  }
  const changed = change(known, event)
  if (changed === known || changed.state === 'unknown') return known
  return { ...changed, changedAt: event.at, areTextsErased: false }
}

function change(known: Case, { type, data, at }: PublicEvent<CaseEvent>): Case {
  switch (type) {
    case 'Reported':
      return { ...opened(known, data), state: 'pending' }
    case 'CaseDecided':
    case 'AppealDecided':
      return decide(opened(known, data), data, at)
    case 'CaseDecisionUndone':
      return undo(opened(known, data))
    case 'CaseAppealed':
      return known.state === 'unknown' ? known : appeal(known, data)
    default:
      return known
  }
}

type Target = Pick<OpenCase, 'kind' | 'targetId' | 'ownerId'>

function opened(known: Case, { kind, targetId, ownerId }: Target): OpenCase {
  if (known.state !== 'unknown') return known
  const empty = {
    decisions: [],
    revision: 0,
    appealedBy: undefined,
    changedAt: '',
    areTextsErased: false
  }
  return { state: 'pending', kind, targetId, ownerId, ...empty }
}

function decide(
  known: OpenCase,
  { outcome, rule, isAutomated }: Pick<CaseDecision, 'outcome' | 'rule'> & { isAutomated: boolean },
  at: string
): OpenCase {
  const decision = { outcome, rule, at, answers: known.appealedBy, appellants: [] }
  return {
    ...known,
    // A person still has to review a decision of the program.
    state: isAutomated ? 'pending' : 'decided',
    decisions: [...known.decisions, decision],
    revision: known.revision + 1,
    appealedBy: undefined
  }
}

function undo(known: OpenCase): OpenCase {
  return {
    ...known,
    state: 'pending',
    decisions: known.decisions.slice(0, -1),
    revision: known.revision + 1,
    appealedBy: known.decisions.at(-1)?.answers
  }
}

function appeal(
  known: OpenCase,
  { by, appellantId }: { by: Appellant; appellantId: string }
): OpenCase {
  const decisions = known.decisions.map((decision, index) =>
    index === known.decisions.length - 1
      ? { ...decision, appellants: [...decision.appellants, appellantId] }
      : decision
  )
  return { ...known, state: 'pending', decisions, appealedBy: by }
}
