import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

/** A link to choose a new password. */
export const newPasswordMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.password.lifetime,
  async write({ db, origin, tokens }, { person, writtenAt }) {
    const account = await findUser(db, person)
    const state = await createStreamLoader(db).load([user, person])
    if (!account || state.state !== 'active') return undefined
    const token = tokens.sign({
      kind: linkTokens.password.kind,
      id: person,
      until: new Date(writtenAt.getTime() + linkTokens.password.lifetime),
      version: state.accessVersion
    })
    return {
      to: accountRecipient(account),
      mail: {
        subject: 'Elige una contraseña nueva',
        lines: [
          `Has pedido una contraseña nueva para tu cuenta de ${brand}${usernameIn(account)}.`,
          'El enlace sirve una sola vez y caduca media hora después de pedirlo. Al cambiar la contraseña se cierran todas tus sesiones.',
          'Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.'
        ],
        action: { text: 'Elegir contraseña', url: `${origin}/restablecer/${token}` },
        why: `Recibes este correo porque alguien ha escrito tu nombre de usuario o tu correo en «¿Has olvidado tu contraseña?» de ${brand}.`
      }
    }
  }
}
