import { findDeletedUser } from '#projections/users/queries.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { accountMailWords, mailWords } from '#services/words/words.ts'
import { usefulFor } from '../applications/application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'

/** For a person who has deleted the account, or has not used it for long: what happens when. */
export const accountDeletedMail: MailKind = {
  isEssential: true,
  usefulFor,
  async write({ db, config }, { person }) {
    const account = await findDeletedUser(db, person)
    if (!account) return undefined
    const days = formatCount(config.eraseAfterDays, mailWords.day, mailWords.days)
    const years = formatCount(config.archiveYears, mailWords.year, mailWords.years)
    return {
      to: accountRecipient(account),
      mail: accountMailWords.deleted(usernameIn(account), days, years)
    }
  }
}
