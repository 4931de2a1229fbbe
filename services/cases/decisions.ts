import type { Case } from '#events/aggregates/cases.ts'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { guest } from '#events/aggregates/guests.ts'
import { type User, user } from '#events/aggregates/users.ts'
import type { Decide } from '#services/platform/commands/handle-command.ts'
import { type CaseTarget, decideCase, decisionBefore, type Ruling, undoDecision } from './decide.ts'
import { applyDecision, type AppliedDecision, streamsOf } from './takedowns.ts'

/** A decision, which hides or shows the target in the same transaction. */
export function ruleOn(id: string, target: CaseTarget, ruling: Ruling) {
  return follow(target, {
    decide: (known, owner) => decideCase(known, id, target, ruling, owner),
    inForce: () => ruling
  })
}

/** Undoes the last decision; the target is seen again unless an earlier one hides it. */
export function undoLast(id: string, target: CaseTarget, revision?: number) {
  return follow(target, {
    decide: known => undoDecision(known, id, revision),
    inForce: decisionBefore
  })
}

interface Steps {
  decide(known: Case, owner: User): CaseEvent[]
  /** The decision that the target has to follow. */
  inForce(known: Case): AppliedDecision | undefined
}

function follow(target: CaseTarget, { decide, inForce }: Steps): Decide<Case, CaseEvent> {
  return async (known, load, now) => {
    const streams = streamsOf(target)
    const [account, author, job, profile, message, application] = await load(
      [user, target.ownerId],
      [guest, target.ownerId],
      streams.job,
      streams.profile,
      streams.message,
      streams.application
    )
    // Of a message, also a guest.
    const owner: User = author.state === 'erased' ? { state: 'erased' } : account
    const events = decide(known, owner)
    if (owner.state === 'erased') return events
    const states = { owner, job, profile, message, application }
    return { events, consequences: applyDecision(target, states, inForce(known), now) }
  }
}
