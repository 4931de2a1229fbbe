import type * as es from '../../es/account/mail-labels.ts'

export const mailKindLabels: typeof es.mailKindLabels = {
  'account-deleted': 'Account deleted',
  'account-idle': 'Do you still use your account?',
  'alert-confirmation': 'Confirm a job alert',
  'alert-digest': 'Job alert',
  'alert-renewal': 'Do you still want the alert?',
  'application-changed': 'Answer to an application',
  'application-erasure': 'An application is erased soon',
  'application-received': 'Application received',
  'application-rewritten': 'Another cover letter with your e-mail',
  'application-sent': 'Application sent',
  'applications-erasure': 'Applications that are erased soon',
  'applications-received': 'Applications received',
  'applications-sent': 'Applications sent',
  'applications-waiting': 'Applications that wait',
  'cases-waiting': 'Cases to decide',
  'confirm-email': 'Confirm your e-mail',
  'email-change': 'Change of e-mail',
  'email-retry': 'Another try of your e-mail',
  'job-ended': 'Your ad has ended',
  'job-ending': 'Your ad ends soon',
  'mail-code': 'Code to sign in',
  message: 'New message',
  'new-password': 'Choose another password',
  'report-decision': 'What we have decided',
  'report-receipt': 'We have received your report',
  'statement-of-reasons': 'Why we have decided something',
  'terms-changed': 'The terms change'
}

export const mailStateLabels: typeof es.mailStateLabels = {
  waiting: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  refused: 'your mail server did not accept it',
  unknown: 'we do not know whether it arrived',
  stale: 'not sent: no longer needed'
}
