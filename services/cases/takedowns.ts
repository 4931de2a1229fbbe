import { type Application, application } from '#events/aggregates/applications.ts'
import { candidateProfile, type CandidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { type Message, message } from '#events/aggregates/messages.ts'
import { type User, type UserEvent, user } from '#events/aggregates/users.ts'
import type { CaseDecision } from '#events/aggregates/cases.ts'
import type { CaseKind, CaseRule } from '#events/aggregates/case-choices.ts'
import { hideCandidateProfile, showCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { hideJob, holdJob, releaseJob, showJob } from '#services/jobs/posting/decide-takedown.ts'
import { hideMessage, showMessage } from '#services/messages/decide.ts'
import type { Queryable } from '#events/database/database.ts'
import { deleteArchivesOf } from '#services/account-archive/store.ts'
import { endAccess } from '#services/auth/sessions/credentials.ts'
import { deleteUserAsAdmin, restoreUser } from '#services/users/decide.ts'
import type { StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { CaseTarget } from './decide.ts'

export interface TargetStates {
  job: Job
  profile: CandidateProfile
  message: Message
  /** Of an answer of 1.0.0, which has its id. */
  application: Application
  /** Of the target; of an employer their own. */
  owner: User
}

/** The streams of a target; those of the other kinds are empty. */
export function streamsOf({ kind, targetId }: CaseTarget) {
  const id = (targetKind: CaseKind) => (targetKind === kind ? targetId : '')
  return {
    job: [job, id('job')],
    profile: [candidateProfile, id('profile')],
    message: [message, id('message')],
    application: [application, id('message')]
  } as const
}

export type AppliedDecision = Pick<CaseDecision, 'outcome' | 'rule'> & { facts?: string }

/** Hides, holds, shows, removes or restores the target according to the decision in force; no event when it is so already. */
export function applyDecision(
  { kind, targetId: id }: CaseTarget,
  states: TargetStates,
  decision: AppliedDecision | undefined,
  now: Date
): StreamEvents[] {
  const rule = hidingRule(decision)
  const hide = rule && { reason: rule }
  switch (kind) {
    case 'job':
      return [{ stream: job.stream(id), events: applyToJob(states.job, id, decision, now) }]
    case 'profile': {
      const { profile } = states
      const events = hide
        ? hideCandidateProfile(profile, id, hide)
        : showCandidateProfile(profile, id, undefined)
      return [{ stream: candidateProfile.stream(id), events }]
    }
    case 'message': {
      const { message: known, application: answered } = states
      const events = hide ? hideMessage(known, id, hide, answered) : showMessage(known, id)
      return [{ stream: message.stream(id), events }]
    }
    case 'employer':
      return [{ stream: user.stream(id), events: hidePage(states.owner, id, rule) }]
    case 'account': {
      const { owner } = states
      const events = rule
        ? deleteUserAsAdmin(owner, id, decision?.facts ?? rule)
        : restoreUser(owner, id)
      return [{ stream: user.stream(id), events }]
    }
    case 'guest':
      // Erased apart, and for ever.
      return []
  }
}

/** Ends the sessions of an account that is removed; one that returns needs no copy. */
export async function changeAccess(
  tx: Queryable,
  { kind, targetId }: CaseTarget,
  decision: AppliedDecision | undefined
): Promise<void> {
  if (kind !== 'account') return
  await (hidingRule(decision) ? endAccess(tx, targetId) : deleteArchivesOf(tx, targetId))
}

/** Undefined when the target is not hidden. */
function hidingRule(decision: AppliedDecision | undefined): CaseRule | undefined {
  const isDown = decision?.outcome === 'hidden' || decision?.outcome === 'removed'
  return isDown ? decision.rule : undefined
}

function applyToJob(
  known: Job,
  id: string,
  decision: AppliedDecision | undefined,
  now: Date
): JobEvent[] {
  const reason = hidingRule(decision)
  if (reason) return hideJob(known, id, { reason })
  const held = decision?.outcome === 'held'
  return [
    ...showJob(known, id, undefined),
    ...(held ? holdJob(known, id) : releaseJob(known, id, now))
  ]
}

/** Hides the page of an employer alone: jobs have decisions of their own. */
function hidePage(owner: User, id: string, rule: CaseRule | undefined): UserEvent[] {
  if (owner.state !== 'active' || owner.isPageHidden === (rule !== undefined)) return []
  return rule
    ? [{ type: 'EmployerPageHidden', data: { id, reason: rule } }]
    : [{ type: 'EmployerPageShown', data: { id } }]
}
