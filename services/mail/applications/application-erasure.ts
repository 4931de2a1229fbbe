import { day } from '#events/units.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { applicationNoticeDays, storageTerms } from '#events/limits/storage.ts'
import { applicationMailWords } from '#services/words/words.ts'
import { companyOf, titleOf, writeToApplicant } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

const usefulFor = applicationNoticeDays * day
const { months } = storageTerms.applications

/** For the applicant: when an application will be erased. */
export const applicationErasureMail: MailKind = {
  isEssential: true,
  followsClock: true,
  usefulFor,
  write: writeToApplicant(application => {
    const { eraseOn } = application
    if (!eraseOn) return undefined
    return applicationMailWords.erasure(
      titleOf(application),
      companyOf(application),
      longDate(eraseOn),
      months
    )
  })
}
