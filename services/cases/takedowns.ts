import { candidateProfile, type CandidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { type Job, job } from '#events/aggregates/jobs.ts'
import { type Message, message } from '#events/aggregates/messages.ts'
import { type User, type UserEvent, user } from '#events/aggregates/users.ts'
import type { CaseRule, TargetKind } from '#events/aggregates/cases.ts'
import { hideCandidateProfile, showCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { hideJob, showJob } from '#services/jobs/decide.ts'
import { hideMessage, showMessage } from '#services/messages/decide.ts'
import type { StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { CaseTarget } from './decide.ts'

export interface TargetStates {
  job: Job
  profile: CandidateProfile
  message: Message
  /** Of the target; a yard is theirs. */
  owner: User
}

/** The streams of a target; those of the other kinds are empty. */
export function streamsOf({ kind, targetId }: CaseTarget) {
  const id = (one: TargetKind) => (one === kind ? targetId : '')
  return {
    job: [job, id('job')],
    profile: [candidateProfile, id('profile')],
    message: [message, id('message')]
  } as const
}

/** Hides the target for that rule, or shows it again without one; no event when it is so already. */
export function takeDown(
  { kind, targetId: id }: CaseTarget,
  states: TargetStates,
  rule: CaseRule | undefined
): StreamEvents[] {
  const hide = rule && { reason: rule }
  switch (kind) {
    case 'job': {
      const events = hide ? hideJob(states.job, id, hide) : showJob(states.job, id, undefined)
      return [{ stream: job.stream(id), events }]
    }
    case 'profile': {
      const { profile } = states
      const events = hide
        ? hideCandidateProfile(profile, id, hide)
        : showCandidateProfile(profile, id, undefined)
      return [{ stream: candidateProfile.stream(id), events }]
    }
    case 'message': {
      const { message: known } = states
      const events = hide ? hideMessage(known, id, hide) : showMessage(known, id)
      return [{ stream: message.stream(id), events }]
    }
    case 'yard':
      return [{ stream: user.stream(id), events: hideYard(states.owner, id, rule) }]
  }
}

/** The page of an employer alone: each job is decided for itself. */
function hideYard(owner: User, id: string, rule: CaseRule | undefined): UserEvent[] {
  if (owner.state !== 'active' || owner.isYardHidden === (rule !== undefined)) return []
  return rule
    ? [{ type: 'YardHidden', data: { id, reason: rule } }]
    : [{ type: 'YardShown', data: { id } }]
}
