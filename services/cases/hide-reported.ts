import { moderationCase } from '#events/aggregates/cases.ts'
import { findCase, findCasesToHide } from '#projections/cases/queries.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { automatedFacts } from './shared/case-texts.ts'
import { ruleOn } from './decisions.ts'

/** Cases whose target the rule hides until an operator decides; a few at a time. */
export function listCasesToHide(
  { db, now }: Pick<CommandDependencies, 'db' | 'now'>,
  limit: number
): Promise<{ id: string }[]> {
  return findCasesToHide(db, now(), limit)
}

/** The case still waits for a person: see `findCasesToHide` for the rule. */
export async function hideByRule(
  dependencies: CommandDependencies,
  { id }: { id: string }
): Promise<void> {
  const found = await findCase(dependencies.db, id)
  if (!found) return
  const target = { kind: found.kind, targetId: found.targetId, ownerId: found.owner.id }
  const ruling = {
    outcome: 'hidden',
    ground: 'terms',
    rule: 'dinero-o-documentos',
    facts: automatedFacts,
    isAutomated: true,
    isOwnInitiative: false
  } as const
  await handleCommand(dependencies, moderationCase, id, ruleOn(dependencies.db, id, target, ruling))
}

/** Cases, those reported last first, that are hidden before the reporter has a response. */
const hiddenAtOnce = 20

/** Hides what the rule says. A failure is left to the scheduled job: the report is stored already. */
export async function hideAtOnce(
  context: CommandDependencies & { log: Pick<Logger, 'warn'> }
): Promise<void> {
  try {
    for (const reported of await listCasesToHide(context, hiddenAtOnce))
      await hideByRule(context, reported)
  } catch (err) {
    context.log.warn({ err }, 'what was reported was not hidden; the scheduled job will')
  }
}
