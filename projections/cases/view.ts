import * as z from 'zod/mini'
import {
  appellants,
  caseGrounds,
  caseKinds,
  caseOutcomes,
  caseRules,
  hiddenReasons
} from '#events/aggregates/case-choices.ts'
import { userTypes } from '#events/aggregates/users.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

/** A field of the target as it was, and its text. */
const ReportedField = z.object({ field: z.string(), text: z.string() })
export type ReportedField = z.infer<typeof ReportedField>

export const CaseSummaryView = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  targetId: z.string(),
  ownerId: z.string(),
  /** Its title when it was reported last. */
  title: z.nullable(z.string()),
  /** Null once its account is deleted. */
  ownerName: z.nullable(z.string()),
  reasons: z.array(z.object({ reason: z.enum(caseRules), count: nonNegativeInt })),
  /** Null once it is decided. */
  pendingSince: z.nullable(isoDateTime),
  /** True when a program may have sent each pending report. */
  isDoubtful: z.boolean(),
  appealedBy: z.nullable(z.enum(appellants)),
  /** The outcome of the decision in force. */
  outcome: z.nullable(z.enum(caseOutcomes)),
  decidedAt: z.nullable(isoDateTime)
})
export type CaseSummaryView = z.infer<typeof CaseSummaryView>

export const CaseList = z.object({ pending: nonNegativeInt, cases: z.array(CaseSummaryView) })
export type CaseList = z.infer<typeof CaseList>

const ReportView = z.object({
  id: z.string(),
  reason: z.enum(caseRules),
  reportedAt: isoDateTime,
  /** True when a program may have sent it. */
  isHoneypotFilled: z.boolean(),
  /** Null after an erasure. */
  text: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  content: z.nullable(z.array(ReportedField))
})

/** A decision with its reason. */
const Ruling = z.object({
  outcome: z.enum(caseOutcomes),
  ground: z.enum(caseGrounds),
  rule: z.enum(caseRules),
  isAutomated: z.boolean(),
  isOwnInitiative: z.boolean(),
  isAppeal: z.boolean(),
  decidedAt: isoDateTime,
  facts: z.nullable(z.string())
})

const DecisionView = z.extend(Ruling, { undoneAt: z.nullable(isoDateTime) })

const AppealView = z.object({
  appealedBy: z.enum(appellants),
  appealedAt: isoDateTime,
  text: z.nullable(z.string())
})

/** The history of the person whose content was reported. */
const OwnerHistory = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  since: z.nullable(isoDateTime),
  isDeleted: z.boolean(),
  jobs: nonNegativeInt,
  cases: nonNegativeInt,
  takenDown: nonNegativeInt
})

export const CaseView = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  targetId: z.string(),
  revision: nonNegativeInt,
  pendingSince: z.nullable(isoDateTime),
  appealedBy: z.nullable(z.enum(appellants)),
  owner: OwnerHistory,
  reports: z.array(ReportView),
  decisions: z.array(DecisionView),
  appeals: z.array(AppealView),
  /** The current content of a target without a report. */
  content: z.nullable(z.array(ReportedField)),
  /** Those of the ad or of the employer's page, as they are now. */
  photos: z.array(z.string()),
  /** Conspicuous facts, in sentences. */
  signals: z.array(z.string()),
  /** The words of the content in which a signal was found. */
  markedWords: z.array(z.string())
})
export type CaseView = z.infer<typeof CaseView>

/** What one request has decided, and what not, with the reason of each. */
export const DecidedTogether = z.object({
  decided: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
  /** The outcome in a sentence. */
  message: z.string()
})
export type DecidedTogether = z.infer<typeof DecidedTogether>

/** How what is new resembles the rest. */
const resemblance = {
  /** Names the network from which the account was registered, without telling which it is. */
  network: z.nullable(z.string()),
  /** The id of the newest of those with nearly the same words. */
  group: z.nullable(z.string()),
  /** How many there are. */
  alike: nonNegativeInt
}

export const NewAccountView = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
  since: isoDateTime,
  emailConfirmed: z.boolean(),
  jobs: nonNegativeInt,
  ...resemblance
})

export const NewAccountList = z.object({ accounts: z.array(NewAccountView) })
export type NewAccountList = z.infer<typeof NewAccountList>

export const NewJobView = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  ownerId: z.string(),
  /** The username. */
  owner: z.string(),
  postedAt: isoDateTime,
  /** Null while it is shown. */
  hiddenReason: z.nullable(z.enum(hiddenReasons)),
  ...resemblance
})

export const NewJobList = z.object({ jobs: z.array(NewJobView) })
export type NewJobList = z.infer<typeof NewJobList>

/** A decision, for the person whom it affects. */
export const StatementView = z.extend(Ruling, {
  caseId: z.string(),
  /** The revision of the case that is complained about. */
  revision: nonNegativeInt,
  kind: z.enum(caseKinds),
  targetId: z.string(),
  title: z.nullable(z.string()),
  /** True when the decision publishes a held job. */
  isRelease: z.boolean()
})
export type StatementView = z.infer<typeof StatementView>

/** A decision in sentences, and the link with which its person complains; null once it is too late. */
const OwnDecision = z.extend(StatementView, {
  /** «Hemos ocultado tu anuncio «Mozo de cuadra»». */
  heading: z.string(),
  /** Facts, rule, scope, origin and ways of redress. */
  sentences: z.array(z.string()),
  appealToken: z.nullable(z.string()),
  appealUntil: isoDateTime
})
export type OwnDecision = z.infer<typeof OwnDecision>

export const OwnDecisionsView = z.object({ decisions: z.array(OwnDecision) })
