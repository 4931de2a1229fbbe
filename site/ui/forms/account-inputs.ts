import { accountNameLabels } from '#site/lib/labels.ts'
import { formWords } from '#services/words/words.ts'

export const companyNameInput = {
  label: accountNameLabels.employer,
  hint: formWords.companyHint,
  autoComplete: 'organization',
  spellCheck: false
} as const

/** Texts of the field about the account itself, by its kind. */
export const bioInputs = {
  applicant: { label: formWords.aboutYou },
  employer: { label: formWords.aboutUs, hint: formWords.seenOnPage }
} as const
