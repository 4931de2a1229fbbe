import { findUnread } from '#projections/messages/unread.ts'
import { findUser } from '#projections/users/queries.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { accountMailWords, mailWords } from '#services/words/words.ts'
import { usefulFor } from '../applications/application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, plainName } from '../parts/recipients.ts'
import { findRecentMails } from '../outbox/store.ts'

/** One e-mail for a conversation, until its messages are read. */
export const messageMail: MailKind = {
  isEssential: false,
  topic: 'messages',
  usefulFor,
  async write({ db, origin }, { person, about = '' }) {
    const [sender, receiver] = [await findUser(db, about), await findUser(db, person)]
    const unread = await findUnread(db, about, person)
    if (!sender || !receiver || !unread) return undefined
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
