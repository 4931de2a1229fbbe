import type { Case, CaseDecision, OpenCase } from '#events/aggregates/cases.ts'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { type CaseOutcome, isRemoval, type TargetKind } from '#events/aggregates/case-choices.ts'
import type { User } from '#events/aggregates/users.ts'
import type { ReportedField } from '#projections/cases/view.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { appealableUntil } from './shared/appeal-end.ts'
import type { Appeal, DecideCase } from './contract.ts'
import type { Report } from './report-contract.ts'
import {
  appealedAlready,
  appealOver,
  caseNotFound,
  caseUndecided,
  decidedMeanwhile,
  decisionNotInForce,
  heldJobNotCorrected,
  removalIsWhole
} from './shared/refusals.ts'

/** The target of a case, and its owner. */
export type CaseTarget = Pick<OpenCase, 'kind' | 'targetId' | 'ownerId'>

export interface WrittenReport extends Pick<Report, 'reason' | 'text' | 'name' | 'email'> {
  id: string
  reporterId: string
  /** The first report about this owner from its address today. */
  isDistinct: boolean
  isHoneypotFilled: boolean
  content: ReportedField[]
}

type ReportedTarget = CaseTarget & { kind: TargetKind }

/** Short enough to copy by hand; the end of an id is random. */
export function reportNumber(newId: string): string {
  return newId.slice(-10)
}

export function reportTarget(
  id: string,
  target: ReportedTarget,
  { id: reportId, reporterId, content, ...report }: WrittenReport
): CaseEvent[] {
  const { reason, isDistinct, isHoneypotFilled, text, name, email } = report
  const { ownerId } = target
  const isAnswerable = email !== undefined
  return [
    {
      type: 'Reported',
      data: {
        id,
        ...target,
        reportId,
        reporterId,
        reason,
        isAnswerable,
        isDistinct,
        ...(isHoneypotFilled && { isHoneypotFilled })
      }
    },
    {
      type: 'ReportWritten',
      data: { id, reportId, reporterId },
      subject: reporterId,
      personal: { text, name, email }
    },
    {
      type: 'ReportedContentRecorded',
      data: { id, reportId, ownerId },
      subject: ownerId,
      personal: { content }
    }
  ]
}

export interface Ruling extends Omit<DecideCase, 'revision' | 'outcome'> {
  outcome: CaseOutcome
  isAutomated: boolean
  isOwnInitiative: boolean
  /** Undefined when the case was not read before. */
  revision?: number
  /** Of a person who is removed. */
  email?: string
}

/** No event when the same decision is in force already and nothing is pending. */
export function decideCase(
  known: Case,
  id: string,
  target: CaseTarget,
  { facts, email, revision, ...ruling }: Ruling,
  owner: User
): CaseEvent[] {
  if (revision !== undefined) requirePending(known, revision)
  if (isRemoval(target.kind)) requireRemoval(ruling.outcome)
  if (ruling.outcome === 'corrected' && inForce(known)?.outcome === 'held') {
    throw new HttpError(heldJobNotCorrected)
  }
  const isAppealed = known.state !== 'unknown' && known.appealedBy !== undefined
  if (known.state === 'decided' && inForce(known)?.outcome === ruling.outcome) return []
  const { ownerId } = target
  const raised = 1 + (known.state === 'unknown' ? 0 : known.revision)
  const reasons = {
    type: 'ReasonsStated' as const,
    data: { id, ownerId, revision: raised },
    subject: ownerId,
    personal: { facts, ...(email && { email }) }
  }
  return [
    { type: isAppealed ? 'AppealDecided' : 'CaseDecided', data: { id, ...target, ...ruling } },
    ...(owner.state === 'erased' && !isRemoval(target.kind) ? [] : [reasons])
  ]
}

/** The decision before it, if any, is in force again. */
export function undoDecision(known: Case, id: string, revision?: number): CaseEvent[] {
  if (known.state === 'unknown') throw new HttpError(caseNotFound)
  if (revision !== undefined && known.revision !== revision) throw new HttpError(decidedMeanwhile)
  if (known.state === 'pending') throw new HttpError(caseUndecided)
  const { kind, targetId, ownerId } = known
  return [{ type: 'CaseDecisionUndone', data: { id, kind, targetId, ownerId } }]
}

function requireRemoval(outcome: CaseOutcome): void {
  if (outcome !== 'removed' && outcome !== 'kept') throw new HttpError(removalIsWhole)
}

function requirePending(known: Case, revision: number): void {
  if (known.state === 'unknown') throw new HttpError(caseNotFound)
  if (known.state === 'decided' || known.revision !== revision)
    throw new HttpError(decidedMeanwhile)
}

function inForce(known: Case): CaseDecision | undefined {
  return known.state === 'unknown' ? undefined : known.decisions.at(-1)
}

/** The decision that is in force once the last one is undone. */
export function decisionBefore(known: Case): CaseDecision | undefined {
  return known.state === 'unknown' ? undefined : known.decisions.at(-2)
}

/** A complaint about a decision, and who makes it. */
export interface Complaint extends Pick<Appeal, 'text'> {
  appellantId: string
  /** The report of the reporter who complains; undefined for the owner. */
  reportId?: string | undefined
  revision: number
}

export function appealDecision(
  known: Case,
  id: string,
  { appellantId, reportId, revision, text }: Complaint,
  now: Date
): CaseEvent[] {
  const decision = known.state === 'unknown' ? undefined : known.decisions.at(-1)
  if (known.state === 'unknown' || !decision || known.revision !== revision) {
    throw new HttpError(decisionNotInForce)
  }
  if (now >= appealableUntil(decision.at)) throw new HttpError(appealOver)
  if (decision.appellants.includes(appellantId)) {
    throw new HttpError(appealedAlready)
  }
  const by = reportId === undefined ? 'owner' : 'reporter'
  return [
    { type: 'CaseAppealed', data: { id, by, appellantId, reportId } },
    {
      type: 'AppealWritten',
      data: { id, appellantId, revision },
      subject: appellantId,
      personal: { text }
    }
  ]
}

/** Called at the end of the storage term; no event when something has happened since, or the texts are erased already. */
export function eraseCaseTexts(known: Case, id: string, changedBy: Date): CaseEvent[] {
  if (known.state === 'unknown' || known.areTextsErased) return []
  if (new Date(known.changedAt) > changedBy) return []
  return [{ type: 'CaseTextsErased', data: { id } }]
}
