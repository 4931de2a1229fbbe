import { day } from '#events/units.ts'
import { findUser } from '#projections/users/queries.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { storageRules } from '#services/users/shared/storage-terms.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

const week = 7 * day

/** For a person who has not signed in for nearly two years. */
export const accountIdleMail: MailKind = {
  isEssential: true,
  followsClock: true,
  usefulFor: week,
  async write({ db, origin }, { person, about = '' }) {
    const account = await findUser(db, person)
    if (!account) return undefined
    const { months } = storageRules.idleAccounts.term
    const day = longDate(dateOf(about))
    const { action, ...said } = accountMailWords.idle(usernameIn(account), months, day)
    return {
      to: accountRecipient(account),
      mail: { ...said, action: { text: action, url: pageUrl(origin, '/auth') } }
    }
  }
}

/** «2028-03-02-1»: the day of the deletion, and which notice it is. */
const dateOf = (about: string) => `${about.slice(0, 10)}T12:00:00Z`
