import { weeks } from '#services/words/shared/spanish-counts.ts'
import { remindedWeeks } from '#events/limits/applications.ts'
import { countLongWaiting } from '#projections/applications/waiting.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { usefulFor } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

/** For an employer who has not answered for a week or two. */
export const applicationsWaitingMail: MailKind = {
  isEssential: false,
  followsClock: true,
  isSpanishOnly: true,
  topic: 'reminders',
  usefulFor,
  async write({ db, origin, tokens }, { person, writtenAt }) {
    const employer = await findUser(db, person)
    const count = employer ? await countLongWaiting(db, person, writtenAt) : 0
    if (!employer || !count) return undefined
    const { kind, lifetime } = linkTokens.reminders
    const until = new Date(writtenAt.getTime() + lifetime)
    const token = tokens.sign({ kind, id: person, until, version: 1 })
    const waiting = formatCount(count, 'aplicación espera', 'aplicaciones esperan')
    return {
      to: accountRecipient(employer),
      mail: {
        subject: `${waiting} tu respuesta`,
        lines: [
          `${count === 1 ? 'Lleva' : 'Llevan'} ${weeks(remindedWeeks.first)} o más sin respuesta.`,
          'Basta con aprobar o rechazar cada una: avisamos nosotros. Si el puesto está cubierto, cierra el anuncio y contesta a todas a la vez.'
        ],
        action: { text: 'Ver las que esperan', url: `${origin}/applications?status=pending` },
        why: `Recibes este correo porque tienes un anuncio en ${brand} con aplicaciones sin contestar.`,
        unsubscribe: `${origin}/baja/${token}`
      }
    }
  }
}
