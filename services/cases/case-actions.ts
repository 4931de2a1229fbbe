import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import { type AppealDependencies, createAppeals } from './appeals.ts'
import { createHiding } from './hide-reported.ts'
import { createHold } from './hold-first-job.ts'
import { createReporting, type ReportingDependencies } from './reporting.ts'

export interface CaseActionDependencies extends AppealDependencies {
  findGuest: ReportingDependencies['findGuest']
  warn(error: unknown, message: string): void
}

/** What routes of cases and of jobs do with cases. */
export function createCaseActions(
  dependencies: CommandDependencies,
  { warn, ...rest }: CaseActionDependencies
) {
  const hideReported = createHiding(dependencies, error =>
    warn(error, 'what was reported was not hidden; the scheduled job will')
  )
  return {
    appeals: createAppeals(rest),
    holdFirstJob: createHold(rest.db),
    reportContent: createReporting({ ...rest, hideReported })
  }
}
