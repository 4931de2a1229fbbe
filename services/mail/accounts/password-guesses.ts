import { guessesNoticeDays } from '#events/limits/auth.ts'
import { day } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { accountMailWords } from '#services/words/words.ts'
import { createMailId } from '../parts/mail-id.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, usernameIn } from '../parts/recipients.ts'
import { findRecentMails, insertMail } from '../outbox/store.ts'

const kind = 'password-guesses'

/** For the owner of an account whose password strangers try to guess. */
export const passwordGuessesMail: MailKind = {
  isEssential: true,
  usefulFor: day,
  async write({ db, origin }, { person }) {
    const account = await findUser(db, person)
    if (!account) return undefined
    const { action, ...said } = accountMailWords.passwordGuesses(usernameIn(account))
    return {
      to: accountRecipient(account),
      mail: { ...said, action: { text: action, url: pageUrl(origin, '/restablecer') } }
    }
  }
}

/** Writes to the owner, unless that was done lately. */
export async function noticeGuesses(
  { db, secret, now }: { db: Queryable; secret: string; now(): Date },
  person: string
): Promise<void> {
  const since = new Date(now().getTime() - guessesNoticeDays * day).toISOString()
  if ((await findRecentMails(db, kind, person, since)).length) return
  const id = createMailId(secret)({ kind, person }, dayOf(now()))
  await insertMail(db, { id, kind, person, writtenAt: now().toISOString() })
}
