import { isRemoval } from '#events/aggregates/case-choices.ts'
import { type Case, moderationCase, type OpenCase } from '#events/aggregates/cases.ts'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { guest } from '#events/aggregates/guests.ts'
import { type User, user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { listReportedCases } from '#projections/cases/queries.ts'
import { isReplacedUser } from '#projections/users/queries.ts'
import type { Decide, StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { type CaseTarget, decideCase, decisionBefore, type Ruling, undoDecision } from './decide.ts'
import { removalFinal, removedNameTaken } from './shared/refusals.ts'
import { applyDecision, type AppliedDecision, changeAccess, streamsOf } from './takedowns.ts'

/** A decision, which hides, shows, removes or restores the target in the same transaction. */
export function ruleOn(db: Queryable, id: string, target: CaseTarget, ruling: Ruling) {
  return follow(db, target, {
    ruling,
    decide: (known, owner) => decideCase(known, id, target, ruling, owner),
    // A complaint may be right although nothing can return.
    canReturn: async () => !(await isReplacedUser(db, target.targetId))
  })
}

/** Undoes the last decision; the target is seen again unless an earlier one hides it. */
export function undoLast(db: Queryable, id: string, target: CaseTarget, revision?: number) {
  return follow(db, target, {
    decide(known, owner) {
      if (isFinal(target, owner)) throw new HttpError(removalFinal)
      return undoDecision(known, id, revision)
    },
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
  /** Undefined when the last decision is undone: the target follows the one before. */
  ruling?: Ruling
  decide(known: Case, owner: User): CaseEvent[]
  /** Whether a deleted account may return. */
  canReturn(): Promise<boolean>
}

function follow(
  db: Queryable,
  target: CaseTarget,
  { ruling, decide, canReturn }: Steps
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
    const decision: AppliedDecision | undefined = ruling ?? decisionBefore(known)
    if (owner.state === 'erased') return events
    const isAccount = target.kind === 'account'
    const returns = isAccount && owner.state === 'deleted' && isBack(decision)
    if (returns && !(await canReturn())) return events
    const states = { owner, job, profile, message, application }
    const removal = isAccount && ruling?.outcome === 'removed' ? ruling : undefined
    const removed = { id: person, state: owner, removedBy: known }
    const reported = returns || removal ? await decideReported(db, load, removed, removal) : []
    return {
      events,
      consequences: [...applyDecision(target, states, decision, now), ...reported],
      inTransaction: tx => changeAccess(tx, target, decision)
    }
  }
}

const isBack = (decision: AppliedDecision | undefined) => decision?.outcome !== 'removed'

interface Account {
  id: string
  state: User
  /** The case of its deletion, as it was before. */
  removedBy: Case
}

/**
 * Decides what was reported of an account with its deletion, of which the reporters then read; what is reported itself goes
 * and returns with the account. Without a ruling the account returns, and what was decided so waits again.
 */
async function decideReported(
  db: Queryable,
  load: LoadStream,
  account: Account,
  ruling: Ruling | undefined
): Promise<StreamEvents[]> {
  const decided: StreamEvents[] = []
  for (const id of await listReportedCases(db, account.id)) {
    const known = await load([moderationCase, id])
    if (known.state === 'unknown') continue
    const events = ruling
      ? decidePending(known, id, ruling, account)
      : undoRemoved(known, id, account)
    decided.push({ stream: moderationCase.stream(id), events })
  }
  return decided
}

function decidePending(
  known: OpenCase,
  id: string,
  { ground, rule, facts }: Ruling,
  { state }: Account
): CaseEvent[] {
  if (known.state === 'decided') return []
  const { kind, targetId, ownerId } = known
  const by = { isAutomated: false, isOwnInitiative: false }
  const ruling = { outcome: 'removed', ground, rule, facts, ...by } as const
  return decideCase(known, id, { kind, targetId, ownerId }, ruling, state)
}

function undoRemoved(known: OpenCase, id: string, { removedBy }: Account): CaseEvent[] {
  const at = known.decisions.at(-1)?.at
  // Both were written in one transaction.
  const isOfRemoval =
    removedBy.state !== 'unknown' && removedBy.decisions.some(decision => decision.at === at)
  return known.state === 'decided' && isOfRemoval ? undoDecision(known, id) : []
}
