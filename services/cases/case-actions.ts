import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import { type AppealDependencies, createAppeals } from './appeals.ts'
import { createReportedSearch, type ReportedDependencies } from './find-reported.ts'
import { createHiding } from './hide-reported.ts'
import { createHold } from './hold-first-job.ts'
import { createReporting, type ReportingDependencies } from './reporting.ts'

export interface CaseActionDependencies extends AppealDependencies {
  findGuest: ReportingDependencies['findGuest']
  findProfileName: ReportedDependencies['findProfileName']
  warn(error: unknown, message: string): void
}

/** What routes of cases and of jobs do with cases. */
export function createCaseActions(
  dependencies: CommandDependencies,
  { findProfileName, warn, ...rest }: CaseActionDependencies
) {
  const hideReported = createHiding(dependencies, error =>
    warn(error, 'what was reported was not hidden; the scheduled job will')
  )
  const findReported = createReportedSearch({ db: rest.db, findProfileName })
  return {
    appeals: createAppeals(rest),
    findReported,
    holdFirstJob: createHold(rest.db),
    reportContent: createReporting({ ...rest, findReported, hideReported })
  }
}
