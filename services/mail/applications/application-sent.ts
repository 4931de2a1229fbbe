import { day } from '#events/units.ts'
import { listApplicationsOfGuest } from '#projections/applications/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { applicationMailWords, mailWords } from '#services/words/words.ts'
import {
  companyOf,
  followUrl,
  ownApplicationsUrl,
  titleOf,
  usefulFor,
  whyApplied,
  writeToApplicant
} from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, unconfirmedRecipient } from '../parts/recipients.ts'

/** For the applicant; quotes the cover letter only to a confirmed address, as anybody can apply with any other one. */
export const applicationSentMail: MailKind = {
  isEssential: false,
  isOfGuest: true,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant((application, { to }) => {
    const { applicantPhone, coverLetter } = application
    const said = applicationMailWords.sent(
      titleOf(application),
      companyOf(application),
      mailWords.scamWarning
    )
    const letter = to.isConfirmed
      ? [
          applicationMailWords.written,
          ...coverLetter.split(/\n+/),
          ...(applicantPhone ? [applicationMailWords.phone(applicantPhone)] : [])
        ]
      : [applicationMailWords.writtenOnPage]
    return { ...said, lines: [...said.lines, ...letter] }
  })
}

/** For an unconfirmed address, about several applications of a day: its page leads to each. */
export const applicationsSentMail: MailKind = {
  isEssential: false,
  isOfGuest: true,
  topic: 'answers',
  usefulFor: 7 * day,
  async write(context, { person, writtenAt }) {
    const { db } = context
    const account = await findUser(db, person)
    const [application] = account ? [] : await listApplicationsOfGuest(db, person, 1)
    const address = application?.applicantEmail
    const to = account ? accountRecipient(account) : address && unconfirmedRecipient(address)
    if (!to) return undefined
    const { action, ...said } = applicationMailWords.sentSeveral(mailWords.scamWarning)
    const url = application
      ? followUrl(context, application.id, writtenAt)
      : ownApplicationsUrl(context)
    return { to, mail: { ...said, action: { text: action, url }, why: whyApplied(to) } }
  }
}
