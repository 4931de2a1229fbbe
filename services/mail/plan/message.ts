import { findUnread } from '#projections/messages/unread.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { scamWarning, usefulFor } from '../applications/application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
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
    return {
      to,
      mail: {
        subject: `${name || 'Alguien'} te ha escrito`,
        lines: [
          `Tienes ${formatCount(unread.count, 'mensaje', 'mensajes')} sin leer${name && ` de ${name}`} en ${brand}.`,
          ...(isFirst ? [scamWarning] : [])
        ],
        action: {
          text: 'Leer y contestar',
          url: `${origin}/messages?con=${encodeURIComponent(about)}`
        },
        why: `Recibes este correo porque tienes una conversación en ${brand}.`
      }
    }
  }
}
