import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { unconfirmedRecipient } from '../parts/recipients.ts'

/** A link that confirms the newest address of an account. */
export const confirmEmailMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.email.lifetime,
  async write({ db, origin, tokens }, { person, writtenAt }) {
    const account = await findUser(db, person)
    const state = await createStreamLoader(db).load([user, person])
    if (!account || state.state !== 'active') return undefined
    const { pendingEmail } = account
    if (account.emailConfirmed && !pendingEmail) return undefined
    const token = tokens.sign({
      kind: linkTokens.email.kind,
      id: person,
      until: new Date(writtenAt.getTime() + linkTokens.email.lifetime),
      version: state.emailVersion
    })
    return {
      to: unconfirmedRecipient(pendingEmail ?? account.email),
      mail: {
        subject: 'Confirma tu correo',
        lines: [
          ...(pendingEmail ? changed : registered),
          'El enlace sirve durante 48 horas y pide la sesión de esa cuenta. Si la cuenta no es tuya, no hagas nada.'
        ],
        action: { text: 'Confirmar mi correo', url: `${origin}/confirmar/${token}` },
        why: `Recibes este correo porque alguien ha escrito esta dirección en una cuenta de ${brand}.`
      }
    }
  }
}

/** For an address that bounced, when its account wants it to be tried again. */
export const emailRetryMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.email.lifetime,
  async write({ db }, { person }) {
    const account = await findUser(db, person)
    if (!account) return undefined
    return {
      to: { name: account.fullName, address: account.email },
      mail: {
        subject: 'Tu dirección vuelve a recibir nuestros correos',
        lines: [
          'Has pedido que probemos otra vez este correo. Si lees esto, funciona: no tienes que hacer nada más.'
        ],
        why: `Recibes este correo porque has pulsado «Probar otra vez» en tu cuenta de ${brand}.`
      }
    }
  }
}

const registered = [
  `Este es el correo de una cuenta de ${brand}. Confírmalo para que sepamos que es tuyo.`,
  'Mientras tanto la cuenta funciona igual, y ya puedes entrar con este correo.'
]

const changed = [
  `Has pedido que este sea el correo de tu cuenta de ${brand}.`,
  'Hasta que lo confirmes vale el de antes.'
]
