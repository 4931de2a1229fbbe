import * as z from 'zod/mini'
import { type EventOf, type EventSchemas, opaqueId } from './aggregate.ts'
import { appellants, caseGrounds, caseOutcomes, caseRules, targetKinds } from './case-choices.ts'

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

export const caseSchemas = {
  /** `isDistinct`: the first about this owner from its address on that day. */
  Reported: {
    version: 1,
    data: z.object({
      ...caseOf,
      ...reporter,
      reason: z.enum(caseRules),
      isAnswerable: z.boolean(),
      isDistinct: z.boolean(),
      /** A program, or a person whose browser shows the field. */
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
