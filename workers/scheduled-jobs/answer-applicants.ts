import { answerApplication, listUnanswered } from '#services/applications/answers/answer-waiting.ts'
import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import { processInBatches } from './process-in-batches.ts'

/** Answers those who still wait for a job that was closed with an answer. */
export function answerApplicants(dependencies: CommandDependencies): Promise<number> {
  return processInBatches(
    limit => listUnanswered(dependencies, limit),
    application => answerApplication(dependencies, application)
  )
}
