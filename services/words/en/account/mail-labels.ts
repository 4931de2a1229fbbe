import type * as es from '../../es/account/mail-labels.ts'

export const mailKindLabels: typeof es.mailKindLabels = {
  'account-deleted': 'Account deleted',
  'account-idle': 'Are you still using your account?',
  'alert-confirmation': 'Confirm a job alert',
  'alert-digest': 'Job alert',
  'alert-renewal': 'Do you still want the alert?',
  'application-changed': 'Reply to an application',
  'application-erasure': 'An application will soon be erased',
  'application-received': 'Application received',
  'application-rewritten': 'Another cover letter with your email',
  'application-sent': 'Application sent',
  'applications-erasure': 'Applications soon to be erased',
  'applications-received': 'Applications received',
  'applications-sent': 'Applications sent',
  'applications-waiting': 'Applications waiting',
  'cases-waiting': 'Cases to decide',
  'confirm-email': 'Confirm your email',
  'email-change': 'Change of email',
  'email-retry': 'Trying your email again',
  'job-ended': 'Your ad has ended',
  'job-ending': 'Your ad ends soon',
  'mail-code': 'Code to sign in',
  message: 'New message',
  'new-password': 'Choose another password',
  'report-decision': 'What we have decided',
  'report-receipt': 'We’ve received your report',
  'statement-of-reasons': 'Why we made a decision',
  'terms-changed': 'The terms are changing'
}

export const mailStateLabels: typeof es.mailStateLabels = {
  waiting: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  refused: 'your mail server did not accept it',
  unknown: 'we don’t know whether it arrived',
  stale: 'not sent: no longer needed'
}
