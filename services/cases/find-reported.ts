import type { TargetKind } from '#events/aggregates/case-choices.ts'
import { findReportTarget, type ReportTarget } from '#projections/cases/targets.ts'
import type { UserView } from '#projections/users/view.ts'
import { findProfileName, type ProfileAccess } from '#services/candidate-profiles/find-profile.ts'

/** Who reports: an account, a guest with the link of an application, or neither. */
export interface Reporter {
  user?: UserView | undefined
  guestId?: string | undefined
}

/** A thing that a visitor may report, with its title as they see it; the content is for the operator. Undefined when they cannot see it. */
export async function findReported(
  access: ProfileAccess,
  { kind, id }: { kind: TargetKind; id: string },
  { user, guestId }: Reporter
): Promise<(ReportTarget & { title: string }) | undefined> {
  const found = await findReportTarget(access.db, kind, id, user?.id ?? guestId)
  if (!found) return undefined
  const title =
    kind === 'profile' ? await findProfileName(access, id, user) : found.content[0]?.text
  return title ? { ...found, title } : undefined
}
