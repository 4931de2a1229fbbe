import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import type { CurrentUser } from './api.ts'
import { accountWords, authWords, savedWords } from '#services/words/words.ts'

/** Labels of values that are stored in English. */
export const statusLabels: Record<ApplicationStatus, string> = {
  pending: savedWords.pending,
  approved: savedWords.approved,
  rejected: savedWords.rejected
}

/** The label of the name of an account: of a person, or of a firm. */
export const accountNameLabels: Record<CurrentUser['userType'], string> = {
  applicant: authWords.fullName,
  employer: authWords.companyName
}

export const userTypeLabels: Record<CurrentUser['userType'], string> = {
  applicant: accountWords.applicant,
  employer: accountWords.employer
}
