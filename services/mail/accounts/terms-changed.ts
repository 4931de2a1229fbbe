import { day } from '#events/units.ts'
import { findUser } from '#projections/users/queries.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { type LegalVersion, legalTexts, validSince } from '#services/users/shared/legal-texts.ts'
import { accountMailWords } from '#services/words/words.ts'
import type { Mail } from '../parts/mail.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient } from '../parts/recipients.ts'

const week = 7 * day

/** For accounts from before a version of the terms, announcing it; none once it is valid. */
export const termsChangedMail: MailKind = {
  isEssential: true,
  followsClock: true,
  usefulFor: week,
  async write({ db, origin, now }, { person, about }) {
    const account = await findUser(db, person)
    const versions: readonly LegalVersion[] = legalTexts.terms
    const terms = versions.find(({ version }) => `${version}` === about)
    if (!account || !terms || now() >= validSince(terms)) return undefined
    return { to: accountRecipient(account), mail: describeTerms(terms, origin) }
  }
}

export function describeTerms(terms: LegalVersion, origin: string): Mail {
  const { version, changes = '' } = terms
  const day = longDate(validSince(terms).toISOString())
  const { action, ...said } = accountMailWords.termsChanged(version, day, changes)
  return { ...said, action: { text: action, url: pageUrl(origin, '/terms') } }
}
