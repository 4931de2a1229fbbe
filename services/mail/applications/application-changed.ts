import { application } from '#events/aggregates/applications.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { Queryable } from '#events/database/database.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { hasWordsSince } from '#projections/applications/queries.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { brand } from '#services/platform/shared/brand.ts'
import {
  type ApplicantMail,
  companyOf,
  scamWarning,
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
    const hasChanged = await hasChangedSince(db, view, writtenAt)
    const hasWords = await hasWordsSince(db, view.id, writtenAt)
    if (!hasChanged && !hasWords) return undefined
    // A hidden job may be false, or shown again.
    if ((await findJob(db, view.jobId))?.hiddenReason) return 'wait'
    const { subject, lines } = hasChanged ? textsOf[view.status](view) : wordsAlone(view)
    return {
      subject,
      lines: hasWords ? [...lines, wordsOnPage] : lines,
      action: 'Ver mi aplicación'
    }
  })
}

type Texts = (view: ApplicationView) => Omit<ApplicantMail, 'action'>

const textsOf: Record<ApplicationStatus, Texts> = {
  approved: view => ({
    subject: `Tu aplicación a «${titleOf(view)}» está aprobada`,
    lines: [
      `${companyOf(view)} quiere seguir adelante contigo y se pondrá en contacto.`,
      scamWarning
    ]
  }),
  rejected: view => ({
    subject: `Tu aplicación a «${titleOf(view)}» no sigue adelante`,
    lines: [
      `${companyOf(view)} ha contestado que no. No te desanimes: hay más empleos en ${brand}.`
    ]
  }),
  pending: view =>
    view.isJobClosed || view.isJobWithdrawn
      ? {
          subject: `El anuncio «${titleOf(view)}» se ha cerrado`,
          lines: [`${companyOf(view)} ya no admite aplicaciones y no ha contestado a la tuya.`]
        }
      : {
          subject: `Tu aplicación a «${titleOf(view)}» vuelve a estar pendiente`,
          lines: [`${companyOf(view)} aún no ha decidido.`]
        }
}

const wordsAlone: Texts = view => ({
  subject: `${companyOf(view)} te ha escrito sobre «${titleOf(view)}»`,
  lines: [scamWarning]
})

/** The address of a guest is not confirmed: the e-mail quotes nothing that was typed. */
const wordsOnPage = 'Te ha escrito unas palabras: están en la página del botón.'

/** Compares with the state before the first event that the e-mail is about. */
async function hasChangedSince(db: Queryable, view: ApplicationView, at: Date): Promise<boolean> {
  const past = createStreamLoader(db, at)
  const before = await past.load([application, view.id])
  const status = 'status' in before ? before.status : 'pending'
  if (status !== view.status) return true
  const ad = await past.load([job, view.jobId])
  const wasOver = ad.state === 'closed' || ad.state === 'withdrawn'
  return !wasOver && (view.isJobClosed || view.isJobWithdrawn)
}
