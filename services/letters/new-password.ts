import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { resetLifetime, resetTokenKind } from '#services/users/contract.ts'
import type { LetterKind } from './letter-kind.ts'

/** A link to choose a new password. */
export const newPasswordLetter: LetterKind = {
  isEssential: true,
  usefulFor: resetLifetime,
  async write({ db, origin, tokens }, { person, writtenAt }) {
    const account = await findUser(db, person)
    const state = await createStreamLoader(db).load([user, person])
    if (!account || state.state !== 'active') return undefined
    const token = tokens.sign({
      kind: resetTokenKind,
      id: person,
      until: new Date(writtenAt.getTime() + resetLifetime),
      version: state.passwordVersion
    })
    return {
      to: { name: account.fullName, address: account.email },
      letter: {
        subject: 'Elige una contraseña nueva',
        lines: [
          `Has pedido una contraseña nueva para tu cuenta de ${brand}, «${account.username}».`,
          'El enlace sirve una sola vez y caduca media hora después de pedirlo. Al cambiar la contraseña se cierran todas tus sesiones.',
          'Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.'
        ],
        action: { text: 'Elegir contraseña', url: `${origin}/restablecer/${token}` },
        why: `Recibes esta carta porque alguien ha escrito tu nombre de usuario o tu correo en «¿Has olvidado tu contraseña?» de ${brand}.`
      }
    }
  }
}
