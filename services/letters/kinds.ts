import { accountDeletedLetter } from './account-deleted.ts'
import { accountIdleLetter } from './account-idle.ts'
import { alertConfirmationLetter } from './alert-confirmation.ts'
import { alertDigestLetter } from './alert-digest.ts'
import { alertRenewalLetter } from './alert-renewal.ts'
import { applicationChangedLetter } from './application-changed.ts'
import { applicationErasureLetter, receivedErasureLetter } from './application-erasure.ts'
import { applicationReceivedLetter, applicationsReceivedLetter } from './application-received.ts'
import { applicationRewrittenLetter } from './application-rewritten.ts'
import { applicationSentLetter, applicationsSentLetter } from './application-sent.ts'
import { applicationsWaitingLetter } from './applications-waiting.ts'
import { confirmEmailLetter, emailRetryLetter } from './confirm-email.ts'
import { emailChangeLetter } from './email-change.ts'
import { jobEndedLetter, jobEndingLetter } from './job-end.ts'
import type { LetterKinds } from './letter-kind.ts'
import { messageLetter } from './message.ts'
import { newPasswordLetter } from './new-password.ts'
import { passwordGuessesLetter } from './password-guesses.ts'
import { reportDecisionLetter } from './report-decision.ts'
import { reportReceiptLetter } from './report-receipt.ts'
import { statementOfReasonsLetter } from './statement-of-reasons.ts'
import { termsChangedLetter } from './terms-changed.ts'

/** The names are stored: they stay. */
export const letterKinds = {
  'account-deleted': accountDeletedLetter,
  'account-idle': accountIdleLetter,
  'alert-confirmation': alertConfirmationLetter,
  'alert-digest': alertDigestLetter,
  'alert-renewal': alertRenewalLetter,
  'application-changed': applicationChangedLetter,
  'application-erasure': applicationErasureLetter,
  'application-received': applicationReceivedLetter,
  'application-rewritten': applicationRewrittenLetter,
  'application-sent': applicationSentLetter,
  'applications-erasure': receivedErasureLetter,
  'applications-received': applicationsReceivedLetter,
  'applications-sent': applicationsSentLetter,
  'applications-waiting': applicationsWaitingLetter,
  'confirm-email': confirmEmailLetter,
  'email-change': emailChangeLetter,
  'email-retry': emailRetryLetter,
  'job-ended': jobEndedLetter,
  'job-ending': jobEndingLetter,
  message: messageLetter,
  'new-password': newPasswordLetter,
  'password-guesses': passwordGuessesLetter,
  'report-decision': reportDecisionLetter,
  'report-receipt': reportReceiptLetter,
  'statement-of-reasons': statementOfReasonsLetter,
  'terms-changed': termsChangedLetter
} satisfies LetterKinds
