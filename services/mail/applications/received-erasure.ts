import { applicationNoticeDays, storageTerms } from '#events/limits/storage.ts'
import { day } from '#events/units.ts'
import { findUser } from '#projections/users/queries.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

const usefulFor = applicationNoticeDays * day
const { months } = storageTerms.applications

/** For the employer: one e-mail for all applications that are announced together. */
export const receivedErasureMail: MailKind = {
  isEssential: true,
  followsClock: true,
  isSpanishOnly: true,
  usefulFor,
  async write({ db, origin }, { person, writtenAt }) {
    const employer = await findUser(db, person)
    if (!employer) return undefined
    const erased = new Date(writtenAt.getTime() + usefulFor).toISOString()
    return {
      to: accountRecipient(employer),
      mail: {
        subject: 'Aplicaciones antiguas que se borran pronto',
        lines: [
          `El ${longDate(erased)} borramos aplicaciones que recibiste para anuncios que terminaron hace ${months} meses.`,
          'Si necesitas algo de ellas, guárdalo antes. No tienes que hacer nada más.'
        ],
        action: { text: 'Ver las aplicaciones', url: `${origin}/applications` },
        why: `Recibes este correo porque has recibido aplicaciones en ${brand}.`
      }
    }
  }
}
