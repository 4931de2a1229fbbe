import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
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
      kind: await accountLinkKind(db, linkTokens.password),
      id: person,
      until: new Date(writtenAt.getTime() + linkTokens.password.lifetime),
      version: state.accessVersion
    })
    const { action, ...said } = accountMailWords.newPassword(usernameIn(account))
    return {
      to: accountRecipient(account),
      mail: { ...said, action: { text: action, url: pageUrl(origin, `/restablecer/${token}`) } }
    }
  }
}
