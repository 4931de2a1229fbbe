import { findPersonId } from '#projections/applications/participants.ts'
import { findLatestBetween } from '#projections/applications/queries.ts'
import { findCorrespondent } from '#projections/messages/queries.ts'
import { findUnread } from '#projections/messages/unread.ts'
import { findUser } from '#projections/users/queries.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { accountMailWords, applicationMailWords, mailWords } from '#services/words/words.ts'
import {
  companyOf,
  titleOf,
  usefulFor,
  writeToApplicant
} from '../applications/application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, plainName } from '../parts/recipients.ts'
import { findRecentMails } from '../outbox/store.ts'

/** One e-mail for a conversation, until its messages are read. */
export const messageMail: MailKind = {
  isEssential: false,
  topic: 'messages',
  usefulFor,
  async write(context, subject) {
    const { db, origin } = context
    const [person, about] = [
      await findPersonId(db, subject.person),
      await findPersonId(db, subject.about ?? '')
    ]
    const unread = await findUnread(db, about, person)
    if (!unread) return undefined
    const receiver = await findUser(db, person)
    if (!receiver)
      return Date.parse(unread.latest) < subject.writtenAt.getTime()
        ? undefined
        : writeToGuest(context, { ...subject, about: await findLatestBetween(db, person, about) })
    const sender = await findCorrespondent(db, person, about)
    if (!sender) return undefined
    const earlier = await findRecentMails(db, 'message', person, '-infinity', about)
    const sent = earlier.filter(({ state }) => !['waiting', 'sending', 'stale'].includes(state))
    if (sent.some(({ writtenAt }) => writtenAt >= unread.since)) return undefined
    const to = accountRecipient(receiver)
    const name = to.isConfirmed ? plainName(sender.fullName) : ''
    const isFirst = !sent.length && receiver.userType === 'applicant'
    const { action, ...said } = accountMailWords.message(
      name,
      unread.count,
      formatNumber(unread.count),
      isFirst,
      mailWords.scamWarning
    )
    const url = pageUrl(origin, `/messages?con=${encodeURIComponent(about)}`)
    return { to, mail: { ...said, action: { text: action, url } } }
  }
}

/** Leads to the newest application of the guest to this employer. */
const writeToGuest = writeToApplicant(view => ({
  ...applicationMailWords.wordsAlone(titleOf(view), companyOf(view), mailWords.scamWarning),
  action: applicationMailWords.read
}))
