import { findDeletedUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { usefulFor } from '../applications/application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

/** For the person whose account is deleted: what happens when. */
export const accountDeletedMail: MailKind = {
  isEssential: true,
  usefulFor,
  async write({ db, config }, { person }) {
    const account = await findDeletedUser(db, person)
    if (!account) return undefined
    const days = formatCount(config.eraseAfterDays, 'día', 'días')
    const years = formatCount(config.archiveYears, 'año', 'años')
    return {
      to: accountRecipient(account),
      mail: {
        subject: 'Tu cuenta está eliminada',
        lines: [
          account.isDeletedByAdmin
            ? `Hemos eliminado tu cuenta de ${brand}${usernameIn(account)}.`
            : `Has eliminado tu cuenta de ${brand}${usernameIn(account)}.`,
          'Tu perfil, tus anuncios, tus aplicaciones y tus mensajes ya no se ven.',
          `En ${days} se borran del todo. Una copia cifrada queda bloqueada ${years}, por si la pide un juzgado, y después se destruye.`,
          'No volveremos a escribirte. Si no has sido tú, escribe cuanto antes a quien lleva este sitio: sus datos están en el aviso legal.'
        ],
        why: `Recibes este correo porque tenías una cuenta en ${brand} con esta dirección.`
      }
    }
  }
}
