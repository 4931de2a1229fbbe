import { accountDeletedMail } from './account-deleted.ts'
import { accountIdleMail } from './account-idle.ts'
import { alertConfirmationMail } from './alert-confirmation.ts'
import { alertDigestMail } from './alert-digest.ts'
import { alertRenewalMail } from './alert-renewal.ts'
import { applicationChangedMail } from './application-changed.ts'
import { applicationErasureMail, receivedErasureMail } from './application-erasure.ts'
import { applicationReceivedMail, applicationsReceivedMail } from './application-received.ts'
import { applicationRewrittenMail } from './application-rewritten.ts'
import { applicationSentMail, applicationsSentMail } from './application-sent.ts'
import { applicationsWaitingMail } from './applications-waiting.ts'
import { confirmEmailMail, emailRetryMail } from './confirm-email.ts'
import { emailChangeMail } from './email-change.ts'
import { jobEndedMail, jobEndingMail } from './job-end.ts'
import type { MailKinds } from './mail-kind.ts'
import { messageMail } from './message.ts'
import { newPasswordMail } from './new-password.ts'
import { passwordGuessesMail } from './password-guesses.ts'
import { reportDecisionMail } from './report-decision.ts'
import { reportReceiptMail } from './report-receipt.ts'
import { statementOfReasonsMail } from './statement-of-reasons.ts'
import { termsChangedMail } from './terms-changed.ts'

/** The names are stored: they stay. */
export const mailKinds = {
  'account-deleted': accountDeletedMail,
  'account-idle': accountIdleMail,
  'alert-confirmation': alertConfirmationMail,
  'alert-digest': alertDigestMail,
  'alert-renewal': alertRenewalMail,
  'application-changed': applicationChangedMail,
  'application-erasure': applicationErasureMail,
  'application-received': applicationReceivedMail,
  'application-rewritten': applicationRewrittenMail,
  'application-sent': applicationSentMail,
  'applications-erasure': receivedErasureMail,
  'applications-received': applicationsReceivedMail,
  'applications-sent': applicationsSentMail,
  'applications-waiting': applicationsWaitingMail,
  'confirm-email': confirmEmailMail,
  'email-change': emailChangeMail,
  'email-retry': emailRetryMail,
  'job-ended': jobEndedMail,
  'job-ending': jobEndingMail,
  message: messageMail,
  'new-password': newPasswordMail,
  'password-guesses': passwordGuessesMail,
  'report-decision': reportDecisionMail,
  'report-receipt': reportReceiptMail,
  'statement-of-reasons': statementOfReasonsMail,
  'terms-changed': termsChangedMail
} satisfies MailKinds
