import type { Database } from '#events/database/database.ts'
import { findApplication } from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { findShownProfiles } from '#projections/candidate-profiles/contacts.ts'
import { findJobCards } from '#projections/jobs/tables/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { isContactAllowed, type MailDelivery } from '#services/candidate-profiles/viewer.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { applicationNotFound } from './refusals.ts'
import { summarizeApplicant } from './summarize-applicant.ts'

/** For the employer, with what each applicant says beside the job, and without profiles that their owners hide from it. */
export async function withShownProfiles(
  { db, config }: { db: Database; config: MailDelivery },
  applications: readonly ApplicationView[],
  by: UserView
): Promise<ApplicationView[]> {
  const ids = applications.flatMap(({ applicantProfileId: id }) => (id ? [id] : []))
  const viewer = { employerId: by.id, isContactAllowed: isContactAllowed(by, config) }
  const shown = await findShownProfiles(db, ids, viewer)
  const jobs = await findJobCards(db, [...new Set(applications.map(({ jobId }) => jobId))])
  return applications.map(application => {
    const profile = shown.get(application.applicantProfileId ?? '')
    const job = jobs.find(({ id }) => id === application.jobId)
    const applicantSummary = summarizeApplicant(application, profile, job)
    return { ...application, applicantProfileId: profile?.id ?? null, applicantSummary }
  })
}

/** An application as its employer sees it. */
export async function getReceived(
  board: Pick<Board, 'db' | 'config' | 'now'>,
  id: string,
  by: UserView
): Promise<ApplicationView> {
  const [shown] = await withShownProfiles(board, [await getApplicationOrThrow(board, id)], by)
  return requireFound(shown, applicationNotFound)
}

export async function getApplicationOrThrow(
  { db, now }: Pick<Board, 'db' | 'now'>,
  id: string
): Promise<ApplicationView> {
  return requireFound(await findApplication(db, id, now()), applicationNotFound)
}
