import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** For a person who has not signed in for nearly two years. */
export const accountIdleMail: MailKind = {
  isEssential: true,
  usefulFor: week,
  async write({ db, origin }, { person, about = '' }) {
    const account = await findUser(db, person)
    if (!account) return undefined
    const term = termText(storageRules.idleAccounts.term)
    return {
      to: accountRecipient(account),
      mail: {
        subject: `¿Sigues usando tu cuenta de ${brand}?`,
        lines: [
          `Hace casi ${term} que no entras en tu cuenta${usernameIn(account)}. Para no guardar tus datos sin motivo, eliminaremos la cuenta el ${longDate(dateOf(about))}.`,
          'Si quieres conservarla, entra una vez.'
        ],
        action: { text: 'Entrar en mi cuenta', url: `${origin}/auth` },
        why: `Recibes este correo porque tienes una cuenta en ${brand} con esta dirección.`
      }
    }
  }
}

/** «2028-03-02-1»: the day of the deletion, and which notice it is. */
const dateOf = (about: string) => `${about.slice(0, 10)}T12:00:00Z`
