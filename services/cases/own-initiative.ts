import { caseId, moderationCase } from '#events/aggregates/cases.ts'
import type { TargetKind } from '#events/aggregates/case-choices.ts'
import { findTargetOwner } from '#projections/cases/targets.ts'
import { type CommandContext, handleCommand } from '#services/platform/commands/handle-command.ts'
import type { Ruling } from './decide.ts'
import { ruleOn } from './decisions.ts'

export type OwnInitiative = Pick<Ruling, 'outcome' | 'rule' | 'facts'>

/** A decision without a report, on the ground of the terms; false when the target does not exist. */
export function decideOnOwnInitiative(
  context: CommandContext,
  kind: TargetKind,
  targetId: string,
  said: OwnInitiative
): Promise<boolean> {
  const ruling = { ...said, ground: 'terms', isOwnInitiative: true } as const
  return decideTarget(context, kind, targetId, ruling)
}

/** A decision of an operator about a target, which may have no case yet; false when the target does not exist. */
export async function decideTarget(
  context: CommandContext,
  kind: TargetKind,
  targetId: string,
  said: Omit<Ruling, 'isAutomated'>
): Promise<boolean> {
  const ownerId = await findTargetOwner(context.db, kind, targetId)
  if (!ownerId) return false
  const id = caseId(kind, targetId)
  const ruling = { ...said, isAutomated: false }
  const target = { kind, targetId, ownerId }
  await handleCommand(context, moderationCase, id, ruleOn(context.db, id, target, ruling))
  return true
}
