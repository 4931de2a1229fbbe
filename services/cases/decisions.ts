import { isRemoval } from '#events/aggregates/case-choices.ts'
import type { Case } from '#events/aggregates/cases.ts'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { guest } from '#events/aggregates/guests.ts'
import { type User, user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { isReplacedUser } from '#projections/users/queries.ts'
import type { Decide } from '#services/platform/commands/handle-command.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { type CaseTarget, decideCase, decisionBefore, type Ruling, undoDecision } from './decide.ts'
import { removalFinal, removedNameTaken } from './shared/refusals.ts'
import { applyDecision, type AppliedDecision, changeAccess, streamsOf } from './takedowns.ts'

/** A decision, which hides, shows, removes or restores the target in the same transaction. */
export function ruleOn(db: Queryable, id: string, target: CaseTarget, ruling: Ruling) {
  return follow(target, {
    decide: (known, owner) => decideCase(known, id, target, ruling, owner),
    inForce: () => ruling,
    // A complaint may be right although nothing can return.
    canReturn: async () => !(await isReplacedUser(db, target.targetId))
  })
}

/** Undoes the last decision; the target is seen again unless an earlier one hides it. */
export function undoLast(db: Queryable, id: string, target: CaseTarget, revision?: number) {
  return follow(target, {
    decide(known, owner) {
      if (isFinal(target, owner)) throw new HttpError(removalFinal)
      return undoDecision(known, id, revision)
    },
    inForce: decisionBefore,
    async canReturn() {
      if (await isReplacedUser(db, target.targetId)) throw new HttpError(removedNameTaken)
      return true
    }
  })
}

/** What is erased with the decision, or has been since. */
const isFinal = ({ kind }: CaseTarget, { state }: User) =>
  kind === 'guest' || (kind === 'account' && state === 'erased')

interface Steps {
  decide(known: Case, owner: User): CaseEvent[]
  /** The decision that the target has to follow. */
  inForce(known: Case): AppliedDecision | undefined
  /** Whether a deleted account may return. */
  canReturn(): Promise<boolean>
}

function follow(
  target: CaseTarget,
  { decide, inForce, canReturn }: Steps
): Decide<Case, CaseEvent> {
  const person = isRemoval(target.kind) ? target.targetId : target.ownerId
  return async (known, load, now) => {
    const streams = streamsOf(target)
    const [account, author, job, profile, message, application] = await load(
      [user, person],
      [guest, person],
      streams.job,
      streams.profile,
      streams.message,
      streams.application
    )
    // Of a message, also a guest.
    const owner: User = author.state === 'erased' ? { state: 'erased' } : account
    const events = decide(known, owner)
    const decision = inForce(known)
    if (owner.state === 'erased') return events
    const returns = target.kind === 'account' && owner.state === 'deleted' && isBack(decision)
    if (returns && !(await canReturn())) return events
    const states = { owner, job, profile, message, application }
    return {
      events,
      consequences: applyDecision(target, states, decision, now),
      inTransaction: tx => changeAccess(tx, target, decision)
    }
  }
}

const isBack = (decision: AppliedDecision | undefined) => decision?.outcome !== 'removed'
