import { isRemoval, type RemovalKind } from '#events/aggregates/case-choices.ts'
import { caseId, moderationCase } from '#events/aggregates/cases.ts'
import type { Queryable } from '#events/database/database.ts'
import { findEmailOfGuest } from '#projections/applications/queries.ts'
import {
  findRemovedPerson,
  findReport,
  type RemovedPerson,
  wasReported
} from '#projections/cases/queries.ts'
import type { StatementView } from '#projections/cases/view.ts'
import { findDeletedUser, findUser, isReplacedUser } from '#projections/users/queries.ts'
import { eraseAllOfGuest, findAllOfGuest } from '#services/applications/guest-actions.ts'
import type { AlertEndContext } from '#services/jobs/alerts/end-alert.ts'
import { type CommandContext, handleCommand } from '#services/platform/commands/handle-command.ts'
import type { CaseReasons } from './contract.ts'
import { ruleOn } from './decisions.ts'
import { type RemovedState, returnText } from './shared/removal-texts.ts'

/** Deletes an account by a decision of the operator. The id of its case; undefined when there is no such account. */
export async function removeAccount(
  context: CommandContext,
  id: string,
  reasons: CaseReasons
): Promise<string | undefined> {
  const account = await findUser(context.db, id)
  return (
    account && decide(context, { kind: 'account', targetId: id, email: account.email }, reasons)
  )
}

/**
 * Erases for ever, by a decision of the operator, what a person has sent without an account: by the e-mail, or by the number of a report.
 * The id of the case, and what is erased; undefined when there is nothing.
 */
export async function removeGuest(
  context: CommandContext & AlertEndContext,
  emailOrReport: string,
  reasons: CaseReasons
): Promise<{ caseId: string; erased: string[] } | undefined> {
  const { db } = context
  const [first] = await findAllOfGuest(db, emailOrReport)
  if (!first) return undefined
  const isEmail = emailOrReport.includes('@')
  const email = isEmail ? emailOrReport : ((await findReport(db, emailOrReport))?.email ?? null)
  const found = { kind: 'guest', targetId: first, email } as const
  const decided = await decide(context, found, reasons)
  // The key of the request is that of the decision: repeating the request completes the erasure.
  const erasing = { ...context, idempotency: undefined }
  return { caseId: decided, erased: await eraseAllOfGuest(erasing, emailOrReport, 'operator') }
}

/** Deletes an account, or erases a guest, by its id. The id of the case; undefined when there is neither. */
export async function removePerson(
  context: CommandContext & AlertEndContext,
  id: string,
  reasons: CaseReasons
): Promise<string | undefined> {
  const account = await removeAccount(context, id, reasons)
  if (account) return account
  const email = await findEmailOfGuest(context.db, id)
  return (await removeGuest(context, email?.toLowerCase() ?? id, reasons))?.caseId
}

/** Returns an account that the operator has deleted; false when it cannot. */
export async function restoreAccount(
  context: CommandContext,
  id: string,
  facts: string
): Promise<boolean> {
  const { db } = context
  const removed = await findRemovedPerson(db, caseId('account', id))
  if (!removed || (await findRemovedState(db, removed)) !== 'deleted') return false
  await decide(context, removed, { rule: 'otro', ground: 'terms', facts }, 'kept')
  return (await findRemovedState(db, removed)) === 'back'
}

async function decide(
  context: CommandContext,
  { kind, targetId, email }: RemovedPerson,
  reasons: CaseReasons,
  outcome: 'removed' | 'kept' = 'removed'
): Promise<string> {
  const { db } = context
  const id = caseId(kind, targetId)
  const ruling = {
    ...reasons,
    outcome,
    isAutomated: false,
    isOwnInitiative: !(await wasReported(db, targetId)),
    ...(email && { email })
  } as const
  const target = { kind, targetId, ownerId: id }
  await handleCommand(context, moderationCase, id, ruleOn(db, id, target, ruling))
  return id
}

/** What returns when a complaint is accepted; undefined unless the decision removes a person. */
export async function describeReturn(
  db: Queryable,
  { kind, targetId }: Pick<StatementView, 'kind' | 'targetId'>
): Promise<string | undefined> {
  if (!isRemoval(kind)) return undefined
  return returnText(kind, await findRemovedState(db, { kind, targetId }))
}

export async function findRemovedState(
  db: Queryable,
  { kind, targetId }: { kind: RemovalKind; targetId: string }
): Promise<RemovedState> {
  if (kind === 'guest') return 'erased'
  if (await findUser(db, targetId)) return 'back'
  if (!(await findDeletedUser(db, targetId))) return 'erased'
  return (await isReplacedUser(db, targetId)) ? 'replaced' : 'deleted'
}
