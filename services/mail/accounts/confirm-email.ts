import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
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
      kind: await accountLinkKind(db, linkTokens.email),
      id: person,
      until: new Date(writtenAt.getTime() + linkTokens.email.lifetime),
      version: state.emailVersion
    })
    const { action, ...said } = accountMailWords.confirmEmail(pendingEmail !== null)
    return {
      to: unconfirmedRecipient(pendingEmail ?? account.email),
      mail: { ...said, action: { text: action, url: pageUrl(origin, `/confirmar/${token}`) } }
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
      mail: accountMailWords.emailRetry
    }
  }
}
