import { day, second } from '#events/units.ts'
import { measureWaitingCases } from '#projections/cases/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { withReturnPath } from '#services/auth/shared/auth-url.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

/** Tells an operator how many cases wait; not written while none does. The link leads by `/auth`, as `/operador` is 404 without a session. */
export const casesWaitingMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  usefulFor: day,
  async write({ db, now, origin }, { person }) {
    const operator = await findUser(db, person)
    const { cases, oldestCase, heldJobs } = await measureWaitingCases(db, now())
    if (!operator || !cases) return undefined
    const since = new Date(now().getTime() - (oldestCase ?? 0) * second)
    const held = formatCount(
      heldJobs,
      'anuncio está retenido: no se ve',
      'anuncios están retenidos: no se ven'
    )
    return {
      to: accountRecipient(operator),
      mail: {
        subject: formatCount(cases, 'caso espera una decisión', 'casos esperan una decisión'),
        lines: [
          ...(heldJobs ? [`${held} hasta que se decida.`] : []),
          `Lo más antiguo espera desde el ${longDate(since.toISOString())}.`,
          'Si hay muchos iguales, elígelos juntos y decide una vez.'
        ],
        action: { text: 'Ver los casos', url: origin + withReturnPath('/auth', '/operador') },
        why: `Recibes este correo porque tu cuenta es de quienes llevan ${brand}.`
      }
    }
  }
}
