import * as z from 'zod/mini'
import { type EventOf, type EventPayload, type EventSchemas, opaqueId } from './aggregate.ts'
import {
  appellants,
  caseGrounds,
  caseKinds,
  caseOutcomes,
  caseRules,
  targetKinds
} from './case-choices.ts'

/** The target, and its owner; what is removed as a whole is owned by its case, whose texts outlive it. */
const caseOf = { id: opaqueId, kind: z.enum(caseKinds), targetId: opaqueId, ownerId: opaqueId }

/** A case of version 1 is about what can be reported; one of version 2 also about a person who is removed. */
const secondVersion = { version: 2, upcasts: { 1: (old: EventPayload) => old } }

/** Counted events have no personal part: figures outlive an erasure. Texts are events of their own. */
const decided = {
  ...secondVersion,
  data: z.object({
    ...caseOf,
    outcome: z.enum(caseOutcomes),
    ground: z.enum(caseGrounds),
    rule: z.enum(caseRules),
    /** True when a rule of the program decided, without a person. */
    isAutomated: z.boolean(),
    /** True when no report led to the decision. */
    isOwnInitiative: z.boolean()
  })
}

const reporter = { reportId: opaqueId, reporterId: opaqueId }

/** The revision to which the decision raises the case; it makes the decision unique. */
const revision = { revision: z.optional(z.int()) }

export const caseSchemas = {
  /** `isDistinct`: the first report about this owner from its address on that day. */
  Reported: {
    version: 1,
    data: z.object({
      ...caseOf,
      kind: z.enum(targetKinds),
      ...reporter,
      reason: z.enum(caseRules),
      isAnswerable: z.boolean(),
      isDistinct: z.boolean(),
      /** True for a program, or a person whose browser shows the field. */
      isHoneypotFilled: z.optional(z.boolean())
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
  /** The content of the target as reported. */
  ReportedContentRecorded: {
    version: 1,
    hasOwnKey: ['id', 'reportId', 'ownerId'],
    data: z.object({ id: opaqueId, reportId: opaqueId, ownerId: opaqueId }),
    personal: z.object({ content: z.array(z.object({ field: z.string(), text: z.string() })) })
  },
  CaseDecided: decided,
  AppealDecided: decided,
  ReasonsStated: {
    ...secondVersion,
    hasOwnKey: ['id', 'revision'],
    data: z.object({ id: opaqueId, ownerId: opaqueId, ...revision }),
    /** The e-mail of a person who is removed. */
    personal: z.object({ facts: z.string(), email: z.optional(z.string()) })
  },
  CaseDecisionUndone: { ...secondVersion, data: z.object(caseOf) },
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
