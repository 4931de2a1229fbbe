import { findUser } from '#projections/users/queries.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

/** For the present address of an account, when another one is requested. */
export const emailChangeMail: MailKind = {
  isEssential: true,
  usefulFor: linkTokens.email.lifetime,
  async write({ db, origin }, { person }) {
    const account = await findUser(db, person)
    if (!account?.pendingEmail) return undefined
    const address = account.emailConfirmed ? abbreviate(account.pendingEmail) : ''
    const { action, ...said } = accountMailWords.emailChange(usernameIn(account), address)
    return {
      to: accountRecipient(account),
      mail: { ...said, action: { text: action, url: pageUrl(origin, '/restablecer') } }
    }
  }
}

/** Enough to recognize one's own address, and too little to learn another one. */
function abbreviate(email: string): string {
  const at = email.lastIndexOf('@')
  return shownEmail(`${email.slice(0, 1)}…${email.slice(at)}`)
}
