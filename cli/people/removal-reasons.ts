import type { RemovalKind } from '#events/aggregates/case-choices.ts'
import type { CaseReasons } from '#services/cases/contract.ts'
import { parseTakedown } from '#services/cases/parse-takedown.ts'
import { preparedFacts } from '#services/cases/shared/case-texts.ts'
import { type CliArguments, requiredOption } from '#cli/command.ts'

/** The rule and the facts in `--reason`, on the ground of the terms. */
export function readRemovalReasons(args: CliArguments, kind: RemovalKind): CaseReasons {
  const { reason: rule, note } = parseTakedown(requiredOption(args, 'reason'))
  return {
    rule,
    ground: 'terms',
    facts: [preparedFacts(kind, rule), note].filter(Boolean).join(' ')
  }
}
