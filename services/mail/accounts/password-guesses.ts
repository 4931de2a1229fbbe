import type { Queryable } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { createMailId } from '../parts/mail-id.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'
import { findRecentMails, insertMail } from '../outbox/store.ts'

const kind = 'password-guesses'
const day = 24 * 60 * 60_000
const quietTime = 30 * day

/** For the owner of an account whose password strangers try to guess. */
export const passwordGuessesMail: MailKind = {
  isEssential: true,
  usefulFor: day,
  async write({ db, origin }, { person }) {
    const account = await findUser(db, person)
    if (!account) return undefined
    return {
      to: accountRecipient(account),
      mail: {
        subject: 'Alguien prueba contraseñas en tu cuenta',
        lines: [
          `En pocos minutos se han escrito más de diez contraseñas equivocadas para entrar en tu cuenta de ${brand}${usernameIn(account)}, desde navegadores que no reconocemos.`,
          'Hemos frenado esos intentos. Tú puedes entrar como siempre, sobre todo con los navegadores que ya usas.',
          'Si has sido tú, no hagas nada. Si no, y tu contraseña es corta o la usas en otros sitios, elige otra más larga.'
        ],
        action: { text: 'Elegir otra contraseña', url: `${origin}/restablecer` },
        why: `Recibes este correo porque esta es la dirección de tu cuenta de ${brand}. Te avisamos una vez al mes como mucho, aunque sigan probando.`
      }
    }
  }
}

/** Writes to the owner, unless that was done in the last 30 days. */
export function createGuessNotice({
  db,
  secret,
  now
}: {
  db: Queryable
  secret: string
  now(): Date
}) {
  const mailId = createMailId(secret)
  return async function noticeGuesses(person: string): Promise<void> {
    const since = new Date(now().getTime() - quietTime).toISOString()
    if ((await findRecentMails(db, kind, person, since)).length) return
    const id = mailId({ kind, person }, dayOf(now()))
    await insertMail(db, { id, kind, person, writtenAt: now().toISOString() })
  }
}
