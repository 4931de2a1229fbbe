import { mailCode } from '#events/limits/auth.ts'
import { minute } from '#events/units.ts'
import { findUser } from '#projections/users/queries.ts'
import { findMailCode } from '#services/auth/mail-codes/store.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

/** A code to sign in. It has no link: what opens links before its reader does would use it. */
export const mailCodeMail: MailKind = {
  isEssential: true,
  isCode: true,
  usefulFor: mailCode.minutes * minute,
  async write({ db, now, tokens }, { person, about = '' }) {
    const account = await findUser(db, person)
    const asked = await findMailCode(db, about, now())
    if (!account || asked?.userId !== person) return undefined
    return {
      to: accountRecipient(account),
      mail: accountMailWords.mailCode(tokens.mailCode(about), account.emailConfirmed)
    }
  }
}
