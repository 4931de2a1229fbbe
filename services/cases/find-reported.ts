import type { TargetKind } from '#events/aggregates/case-choices.ts'
import type { Queryable } from '#events/database/database.ts'
import { findReportTarget, type ReportTarget } from '#projections/cases/targets.ts'
import type { UserView } from '#projections/users/view.ts'

export interface ReportedDependencies {
  db: Queryable
  /** As the visitor sees it; undefined when the profile is not shown to them. */
  findProfileName(id: string, by: UserView | undefined): Promise<string | undefined>
}

export type FindReported = ReturnType<typeof createReportedSearch>

/** What a visitor may report, with its title as they see it; the content is for the operator. Undefined when they cannot see it. */
export function createReportedSearch({ db, findProfileName }: ReportedDependencies) {
  return async function findReported(
    kind: TargetKind,
    id: string,
    by: UserView | undefined
  ): Promise<(ReportTarget & { title: string }) | undefined> {
    const found = await findReportTarget(db, kind, id, by?.id)
    if (!found) return undefined
    const title = kind === 'profile' ? await findProfileName(id, by) : found.content[0]?.text
    return title ? { ...found, title } : undefined
  }
}
