import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { brand } from '#services/platform/config/brand.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import type { LetterKind } from './letter-kind.ts'

/** A link that confirms the newest address of an account. */
export const confirmEmailLetter: LetterKind = {
  isEssential: true,
  usefulFor: linkTokens.email.lifetime,
  async write({ db, origin, tokens }, { person, writtenAt }) {
    const account = await findUser(db, person)
    const state = await createStreamLoader(db).load([user, person])
    if (!account || state.state !== 'active') return undefined
    const { username, pendingEmail } = account
    if (account.emailConfirmed && !pendingEmail) return undefined
    const token = tokens.sign({
      kind: linkTokens.email.kind,
      id: person,
      until: new Date(writtenAt.getTime() + linkTokens.email.lifetime),
      version: state.emailVersion
    })
    return {
      to: { name: account.fullName, address: pendingEmail ?? account.email },
      letter: {
        subject: 'Confirma tu correo',
        lines: [
          ...(pendingEmail ? changed(username) : registered(username)),
          'El enlace sirve durante 48 horas. Si no has sido tú, no hagas nada.'
        ],
        action: { text: 'Confirmar mi correo', url: `${origin}/confirmar/${token}` },
        why: `Recibes esta carta porque alguien ha escrito este correo en una cuenta de ${brand}.`
      }
    }
  }
}

const registered = (username: string) => [
  `Este es el correo de la cuenta «${username}» de ${brand}. Confírmalo para poder entrar también con él.`,
  'Mientras tanto la cuenta funciona igual.'
]

const changed = (username: string) => [
  `Has pedido que este sea el correo de tu cuenta de ${brand}, «${username}».`,
  'Hasta que lo confirmes vale el de antes.'
]
