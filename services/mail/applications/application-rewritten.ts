import { applicationMailWords } from '#services/words/words.ts'
import { companyOf, titleOf, usefulFor, writeToApplicant } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** For a guest whose address was used for another cover letter to the same job; it quotes nothing that was typed. */
export const applicationRewrittenMail: MailKind = {
  isEssential: false,
  isOfGuest: true,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant(application =>
    applicationMailWords.rewritten(titleOf(application), companyOf(application))
  )
}
