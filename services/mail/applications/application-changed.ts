import { application } from '#events/aggregates/applications.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { Queryable } from '#events/database/database.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { hasWordsSince } from '#projections/applications/queries.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { dateFormat } from '#services/platform/shared/formats.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { applicationMailWords, mailWords } from '#services/words/words.ts'
import {
  type ApplicantMail,
  companyOf,
  titleOf,
  usefulFor,
  writeToApplicant
} from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** For the applicant, when the status or the job has changed and stays changed. */
export const applicationChangedMail: MailKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant(async (view, { db, writtenAt }) => {
    const change = await findChangeSince(db, view, writtenAt)
    const hasWords = await hasWordsSince(db, view.id, writtenAt)
    if (!change && !hasWords) return undefined
    // A hidden job may be false, or shown again.
    if ((await findJob(db, view.jobId))?.hiddenReason) return 'wait'
    const { subject, lines } = change ? textsOf[change](view) : wordsAlone(view)
    return {
      subject,
      lines: hasWords ? [...lines, applicationMailWords.wordsOnPage] : lines,
      action: applicationMailWords.see
    }
  })
}

type Texts = (view: ApplicationView) => Omit<ApplicantMail, 'action'>

const textsOf: Record<ApplicationStatus | 'talked', Texts> = {
  approved: view =>
    applicationMailWords.approved(titleOf(view), companyOf(view), mailWords.scamWarning),
  rejected: view => applicationMailWords.rejected(titleOf(view), companyOf(view)),
  pending: view =>
    view.isJobClosed || view.isJobWithdrawn
      ? applicationMailWords.jobClosed(titleOf(view), companyOf(view), view.answeredAt !== null)
      : applicationMailWords.pendingAgain(titleOf(view), companyOf(view)),
  talked: view =>
    applicationMailWords.talked(titleOf(view), companyOf(view), weekday(view.talkedAt ?? ''))
}

const weekday = dateFormat({ weekday: 'long' })

/** The address of a guest is not confirmed: the e-mail quotes nothing that was typed. */
const wordsAlone: Texts = view =>
  applicationMailWords.wordsAlone(titleOf(view), companyOf(view), mailWords.scamWarning)

/** Compares with the state before the first event that the e-mail is about. */
async function findChangeSince(
  db: Queryable,
  view: ApplicationView,
  at: Date
): Promise<ApplicationStatus | 'talked' | undefined> {
  const past = createStreamLoader(db, at)
  const before = await past.load([application, view.id])
  const { status, talk } = 'status' in before ? before : { status: 'pending', talk: 'none' }
  if (status !== view.status) return view.status
  const ad = await past.load([job, view.jobId])
  const wasOver = ad.state === 'closed' || ad.state === 'withdrawn'
  if (!wasOver && (view.isJobClosed || view.isJobWithdrawn)) return view.status
  return view.talkedAt && talk !== 'said' ? 'talked' : undefined
}
