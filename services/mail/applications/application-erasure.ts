import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import {
  applicationNoticeDays,
  storageRules,
  termText
} from '#services/users/shared/storage-terms.ts'
import { companyOf, titleOf, writeToApplicant } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

const day = 24 * 60 * 60 * 1000
const usefulFor = applicationNoticeDays * day
const term = termText(storageRules.applications.term)

/** For the applicant: when an application will be erased. */
export const applicationErasureMail: MailKind = {
  isEssential: true,
  usefulFor,
  write: writeToApplicant(application => {
    const { eraseOn } = application
    if (!eraseOn) return undefined
    return {
      subject: `Tu aplicación a «${titleOf(application)}» se borra pronto`,
      lines: [
        `El ${longDate(eraseOn)} borramos lo que escribiste a ${companyOf(application)}: el anuncio terminó hace ${term}.`,
        'Si quieres guardarlo, cópialo antes. No tienes que hacer nada más.'
      ],
      action: 'Ver mi aplicación'
    }
  })
}

/** For the employer: one e-mail for all applications that are announced together. */
export const receivedErasureMail: MailKind = {
  isEssential: true,
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
          `El ${longDate(erased)} borramos aplicaciones que recibiste para anuncios que terminaron hace ${term}.`,
          'Si necesitas algo de ellas, guárdalo antes. No tienes que hacer nada más.'
        ],
        action: { text: 'Ver las aplicaciones', url: `${origin}/applications` },
        why: `Recibes este correo porque has recibido aplicaciones en ${brand}.`
      }
    }
  }
}
