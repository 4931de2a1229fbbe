import { accountDeletedMail } from '../accounts/account-deleted.ts'
import { accountIdleMail } from '../accounts/account-idle.ts'
import { alertConfirmationMail } from '../jobs/alert-confirmation.ts'
import { alertDigestMail } from '../jobs/alert-digest.ts'
import { alertRenewalMail } from '../jobs/alert-renewal.ts'
import { applicationAskedAgainMail } from '../applications/application-asked-again.ts'
import { applicationChangedMail } from '../applications/application-changed.ts'
import { applicationErasureMail } from '../applications/application-erasure.ts'
import { receivedErasureMail } from '../applications/received-erasure.ts'
import {
  applicationReceivedMail,
  applicationsReceivedMail
} from '../applications/application-received.ts'
import { applicationRewrittenMail } from '../applications/application-rewritten.ts'
import { applicationSentMail, applicationsSentMail } from '../applications/application-sent.ts'
import { applicationsWaitingMail } from '../applications/applications-waiting.ts'
import { casesWaitingMail } from '../cases/cases-waiting.ts'
import { confirmEmailMail, emailRetryMail } from '../accounts/confirm-email.ts'
import { emailChangeMail } from '../accounts/email-change.ts'
import { jobEndedMail, jobEndingMail } from '../jobs/job-end.ts'
import { mailCodeMail } from '../accounts/mail-code.ts'
import type { MailKinds } from '../parts/mail-kind.ts'
import { messageMail } from './message.ts'
import { newPasswordMail } from '../accounts/new-password.ts'
import { passwordGuessesMail } from '../accounts/password-guesses.ts'
import { reportDecisionMail } from '../cases/report-decision.ts'
import { reportReceiptMail } from '../cases/report-receipt.ts'
import { statementOfReasonsMail } from '../cases/statement-of-reasons.ts'
import { talkDeniedMail } from '../applications/talk-denied.ts'
import { termsChangedMail } from '../accounts/terms-changed.ts'

/** The names are stored: they stay. */
export const mailKinds = {
  'account-deleted': accountDeletedMail,
  'account-idle': accountIdleMail,
  'alert-confirmation': alertConfirmationMail,
  'alert-digest': alertDigestMail,
  'alert-renewal': alertRenewalMail,
  'application-asked-again': applicationAskedAgainMail,
  'application-changed': applicationChangedMail,
  'application-erasure': applicationErasureMail,
  'application-received': applicationReceivedMail,
  'application-rewritten': applicationRewrittenMail,
  'application-sent': applicationSentMail,
  'applications-erasure': receivedErasureMail,
  'applications-received': applicationsReceivedMail,
  'applications-sent': applicationsSentMail,
  'applications-waiting': applicationsWaitingMail,
  'cases-waiting': casesWaitingMail,
  'confirm-email': confirmEmailMail,
  'email-change': emailChangeMail,
  'email-retry': emailRetryMail,
  'job-ended': jobEndedMail,
  'job-ending': jobEndingMail,
  'mail-code': mailCodeMail,
  message: messageMail,
  'new-password': newPasswordMail,
  'password-guesses': passwordGuessesMail,
  'report-decision': reportDecisionMail,
  'report-receipt': reportReceiptMail,
  'statement-of-reasons': statementOfReasonsMail,
  'talk-denied': talkDeniedMail,
  'terms-changed': termsChangedMail
} satisfies MailKinds
