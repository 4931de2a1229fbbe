import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

/** For the present address of an account, when another one is requested. */
export const emailChangeMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.email.lifetime,
  async write({ db, origin }, { person }) {
    const account = await findUser(db, person)
    if (!account?.pendingEmail) return undefined
    const change = account.emailConfirmed
      ? `El nuevo es ${abbreviate(account.pendingEmail)}, para tu cuenta de ${brand}${usernameIn(account)}. `
      : ''
    return {
      to: accountRecipient(account),
      mail: {
        subject: 'Va a cambiar el correo de tu cuenta',
        lines: [
          `${change}Lo ha pedido alguien con tu contraseña.`,
          'Cuando se confirme, dejaremos de escribir a esta dirección.',
          'Si has sido tú, no hagas nada. Si no, elige ya otra contraseña: se cierran todas las sesiones y el cambio queda anulado.'
        ],
        action: { text: 'Elegir otra contraseña', url: `${origin}/restablecer` },
        why: `Recibes este correo porque esta es la dirección de tu cuenta de ${brand}.`
      }
    }
  }
}

/** Enough to recognize one's own address, and too little to learn another one. */
function abbreviate(email: string): string {
  const at = email.lastIndexOf('@')
  return shownEmail(`${email.slice(0, 1)}…${email.slice(at)}`)
}
