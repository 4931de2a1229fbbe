import { hour } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import { findApplication } from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { findUser } from '#projections/users/queries.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { applicationMailWords, mailWords } from '#services/words/words.ts'
import type { MailKind, MailSubject, WritingContext } from '../parts/mail-kind.ts'
import type { Mail, Recipient } from '../parts/mail.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, unconfirmedRecipient, withoutAddresses } from '../parts/recipients.ts'

/** Two days after the event, e-mails of this kind are dropped. */
export const usefulFor = 48 * hour

/** The parts of an e-mail to the applicant, and the text of its link to the application. */
export type ApplicantMail = Pick<Mail, 'subject' | 'lines'> & { action: string }

type Said = ApplicantMail | 'wait' | undefined

type Say = (
  application: ApplicationView,
  context: { db: Queryable; writtenAt: Date; to: Recipient }
) => Said | Promise<Said>

/** For the applicant, with an account or as a guest; no e-mail when `say` returns none. */
export const writeToApplicant =
  (say: Say): MailKind['write'] =>
  async (context, subject) => {
    const { db } = context
    const application = await findLiveApplication(context, subject)
    const to = application && (await applicantOf(db, application))
    const said = to && (await say(application, { db, writtenAt: subject.writtenAt, to }))
    if (!said || said === 'wait') return said
    const url = application.applicantId
      ? ownApplicationsUrl(context)
      : followUrl(context, application.id, subject.writtenAt)
    return { to, mail: { ...said, action: { text: said.action, url }, why: whyApplied(to) } }
  }

/** The application that an e-mail is about; undefined once its applicant is gone, or has withdrawn it. */
export async function findLiveApplication(
  { db, now }: Pick<WritingContext, 'db' | 'now'>,
  { about = '' }: MailSubject
): Promise<ApplicationView | undefined> {
  const found = await findApplication(db, about, now())
  return found?.withdrawnAt ? undefined : found
}

/** The recipient: an account, or a guest at the address of the application. */
async function applicantOf(
  db: Queryable,
  { applicantId, applicantEmail }: ApplicationView
): Promise<Recipient | undefined> {
  if (!applicantId) return unconfirmedRecipient(applicantEmail)
  const account = await findUser(db, applicantId)
  return account && accountRecipient(account)
}

/** The page on which an account follows its applications. */
export const ownApplicationsUrl = ({ origin }: WritingContext) =>
  pageUrl(origin, '/profile?tab=aplicaciones')

/** The page on which a guest follows an application. */
export function followUrl({ origin, tokens }: WritingContext, id: string, writtenAt: Date): string {
  const { kind, lifetime } = linkTokens.application
  const until = new Date(writtenAt.getTime() + lifetime)
  return pageUrl(origin, `/seguimiento/${tokens.sign({ kind, id, until, version: 1 })}`)
}

export const titleOf = ({ jobTitle }: ApplicationView) =>
  withoutAddresses(jobTitle ?? mailWords.someJob)
export const companyOf = ({ companyName }: ApplicationView) =>
  withoutAddresses(companyName ?? mailWords.someCompany)

export const whyApplied = ({ isConfirmed = false }: Recipient) =>
  applicationMailWords.why(isConfirmed)
