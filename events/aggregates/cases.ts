import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type EventSchemas,
  opaqueId,
  type PublicEvent
} from './aggregate.ts'
import {
  type Appellant,
  appellants,
  type CaseOutcome,
  type CaseRule,
  caseGrounds,
  caseOutcomes,
  caseRules,
  type TargetKind,
  targetKinds
} from './case-choices.ts'

export * from './case-choices.ts'

/** The target, and the person whose it is. */
const caseOf = { id: opaqueId, kind: z.enum(targetKinds), targetId: opaqueId, ownerId: opaqueId }

/** Events with personal parts are apart from those that count: figures outlive an erasure. */
const decided = {
  version: 1,
  data: z.object({
    ...caseOf,
    outcome: z.enum(caseOutcomes),
    ground: z.enum(caseGrounds),
    rule: z.enum(caseRules),
    /** By a rule of the program, without a person. */
    isAutomated: z.boolean(),
    /** Without a report. */
    isOwnInitiative: z.boolean()
  })
}

const reporter = { reportId: opaqueId, reporterId: opaqueId }

/** What the case is raised to by a decision, which makes it unique. */
const revision = { revision: z.optional(z.int()) }

const caseSchemas = {
  /** `isDistinct`: the first about this owner from its address on that day. */
  Reported: {
    version: 1,
    data: z.object({
      ...caseOf,
      ...reporter,
      reason: z.enum(caseRules),
      isAnswerable: z.boolean(),
      isDistinct: z.boolean()
    })
  },
  ReportWritten: {
    version: 1,
    hasOwnKey: ['id', 'reportId'],
    data: z.object({ id: opaqueId, ...reporter }),
    personal: z.object({
      text: z.string(),
      name: z.optional(z.string()),
      email: z.optional(z.string())
    })
  },
  /** The target as it was. */
  ReportedContentRecorded: {
    version: 1,
    hasOwnKey: ['id', 'reportId', 'ownerId'],
    data: z.object({ id: opaqueId, reportId: opaqueId, ownerId: opaqueId }),
    personal: z.object({ content: z.array(z.object({ field: z.string(), text: z.string() })) })
  },
  CaseDecided: decided,
  AppealDecided: decided,
  ReasonsStated: {
    version: 1,
    hasOwnKey: ['id', 'revision'],
    data: z.object({ id: opaqueId, ownerId: opaqueId, ...revision }),
    personal: z.object({ facts: z.string() })
  },
  CaseDecisionUndone: { version: 1, data: z.object(caseOf) },
  CaseAppealed: {
    version: 1,
    data: z.object({
      id: opaqueId,
      by: z.enum(appellants),
      appellantId: opaqueId,
      reportId: z.optional(opaqueId)
    })
  },
  AppealWritten: {
    version: 1,
    hasOwnKey: ['id', 'revision', 'appellantId'],
    data: z.object({ id: opaqueId, appellantId: opaqueId, ...revision }),
    personal: z.object({ text: z.string() })
  },
  /** The keys of all its texts are destroyed; what is counted stays. */
  CaseTextsErased: { version: 1, data: z.object({ id: opaqueId }) }
} satisfies EventSchemas

export type CaseEvent = EventOf<typeof caseSchemas>

export interface CaseDecision {
  outcome: CaseOutcome
  rule: CaseRule
  at: string
  /** Whose complaint it answers. */
  answers: Appellant | undefined
  /** Who has complained about it. */
  appellants: readonly string[]
}

export interface OpenCase {
  state: 'pending' | 'decided'
  kind: TargetKind
  targetId: string
  ownerId: string
  /** The last one is in force. */
  decisions: readonly CaseDecision[]
  /** Raised by each decision, also when one is undone. */
  revision: number
  /** Whose complaint waits. */
  appealedBy: Appellant | undefined
  /** When something was reported, decided or complained about last. */
  changedAt: string
  areTextsErased: boolean
}

/** All reports of one target, and what was decided. */
export type Case = { state: 'unknown' } | OpenCase

export const moderationCase: Aggregate<Case, CaseEvent> = {
  stream: id => `case-${id}`,
  schemas: caseSchemas,
  initialState: { state: 'unknown' },
  ignores: ['ReportWritten', 'ReportedContentRecorded', 'ReasonsStated', 'AppealWritten'],
  evolve
}

/** A target has one case. */
export function caseId(kind: TargetKind, targetId: string): string {
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
    ...{ decisions: [], revision: 0, appealedBy: undefined },
    ...{ changedAt: '', areTextsErased: false }
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
    // A person still has to look at what the program decided.
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
  const decisions = known.decisions.map((decision, nth) =>
    nth === known.decisions.length - 1
      ? { ...decision, appellants: [...decision.appellants, appellantId] }
      : decision
  )
  return { ...known, state: 'pending', decisions, appealedBy: by }
}
