import { hideByRule, listCasesToHide } from '#services/cases/hide-reported.ts'
import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import { processInBatches } from './process-in-batches.ts'

/** Hides reported targets that the request of the report could not hide. */
export function hideReported(dependencies: CommandDependencies): Promise<number> {
  return processInBatches(
    limit => listCasesToHide(dependencies, limit),
    reported => hideByRule(dependencies, reported)
  )
}
