import type { Case, CaseEvent, CaseRule } from '#events/aggregates/cases.ts'
import { type User, user } from '#events/aggregates/users.ts'
import {
  type CaseTarget,
  decideCase,
  isDown,
  type Ruling,
  ruleBefore,
  undoDecision
} from './decide.ts'
import { streamsOf, takeDown, type TargetStates } from './takedowns.ts'

/** A decision, which hides or shows the target in the same transaction. */
export function ruleOn(id: string, target: CaseTarget, ruling: Ruling) {
  const { outcome, rule } = ruling
  return jointDecision(target, {
    decide: (known, owner) => decideCase(known, id, target, ruling, owner),
    hidingRule: () => (isDown(outcome) ? rule : undefined)
  })
}

/** Undoes the last decision; the target is seen again unless an earlier one hides it. */
export function undoLast(id: string, target: CaseTarget, revision?: number) {
  return jointDecision(target, {
    decide: known => undoDecision(known, id, revision),
    hidingRule: ruleBefore
  })
}

interface Steps {
  decide(known: Case, owner: User): CaseEvent[]
  /** For which the target is to be hidden; it is shown without one. */
  hidingRule(known: Case): CaseRule | undefined
}

function jointDecision(target: CaseTarget, { decide, hidingRule }: Steps) {
  return {
    load: { owner: [user, target.ownerId] as const, ...streamsOf(target) },
    decide: (known: Case, { owner }: { owner: User }) => decide(known, owner),
    consequences: (known: Case, states: TargetStates) =>
      states.owner.state === 'erased' ? [] : takeDown(target, states, hidingRule(known))
  }
}
