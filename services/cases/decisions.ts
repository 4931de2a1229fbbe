import type { Case, CaseEvent } from '#events/aggregates/cases.ts'
import { type User, user } from '#events/aggregates/users.ts'
import { type CaseTarget, decideCase, decisionBefore, type Ruling, undoDecision } from './decide.ts'
import { applyDecision, type AppliedDecision, streamsOf, type TargetStates } from './takedowns.ts'

/** A decision, which hides or shows the target in the same transaction. */
export function ruleOn(id: string, target: CaseTarget, ruling: Ruling) {
  return jointDecision(target, {
    decide: (known, owner) => decideCase(known, id, target, ruling, owner),
    inForce: () => ruling
  })
}

/** Undoes the last decision; the target is seen again unless an earlier one hides it. */
export function undoLast(id: string, target: CaseTarget, revision?: number) {
  return jointDecision(target, {
    decide: known => undoDecision(known, id, revision),
    inForce: decisionBefore
  })
}

interface Steps {
  decide(known: Case, owner: User): CaseEvent[]
  /** What the target is to follow. */
  inForce(known: Case): AppliedDecision | undefined
}

function jointDecision(target: CaseTarget, { decide, inForce }: Steps) {
  return {
    load: { owner: [user, target.ownerId] as const, ...streamsOf(target) },
    decide: (known: Case, { owner }: { owner: User }) => decide(known, owner),
    consequences: (known: Case, states: TargetStates, now: Date) =>
      states.owner.state === 'erased' ? [] : applyDecision(target, states, inForce(known), now)
  }
}
