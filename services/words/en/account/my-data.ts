import type * as es from '../../es/account/my-data.ts'

export const myDataWords: typeof es.myDataWords = {
  title: 'My data',
  about: 'Everything that we know about you, and what you can do with it.',
  copy: 'Your copy',
  copyText:
    'A file with everything that we know about you: a page to read it and the same data for programs. It is made in a few seconds.',
  download: 'Download my data',
  dataOnly: 'The data alone',
  dataOnlyText: 'For programs, without the page.',
  seeDataOnly: 'See the data alone (JSON)',
  accountData: 'The data of your account',
  candidateProfile: 'Your candidate profile',
  applications: 'Your applications',
  messages: 'Your messages',
  rights: 'Correct, restrict, erase',
  correct: 'Correct',
  limit: 'Restrict its use',
  chooseNobody: 'Choose “Nobody, for now”, above.',
  objectBefore: ' To restrict or object to anything else, write to ',
  objectAfter: ': we answer within a month.',
  eraseAll: 'Erase everything',
  lockedCopy: term =>
    `A sealed copy stays locked for ${term} in case a court asks for it. How long each thing is kept is told in the `,
  policy: 'privacy policy (in Spanish)',
  accountDeleted: 'Account deleted',
  deletedSuccessfully: 'Your account is deleted',
  deleteFailed: 'The account could not be deleted',
  erasedOn:
    'Your profile and your applications are deleted. Nothing of it is seen from now on, and it is erased for good on ',
  deleteAccount: 'Delete account',
  deleteQuestion: 'Delete your account?',
  cannotBeUndone: 'Your profile and your applications are deleted. This cannot be undone.',
  whyLeave: 'Why do you leave?',
  deleting: 'Deleting…'
}

export const mailSettingWords: typeof es.mailSettingWords = {
  title: 'Which e-mails you get',
  description: 'Choose which e-mails we send you.',
  always: 'E-mails about your account and your password always arrive.',
  weWriteTo: 'We write to ',
  saved: 'Saved',
  savedText: 'We write to you only what you have chosen.',
  failed: 'It could not be saved',
  writeMe: 'Write to me',
  saving: 'Saving…',
  save: 'Save',
  back: 'Back to my profile',
  language: 'Language of the e-mails',
  messages: 'Messages',
  messagesText: minutes => `When a message has been unread for ${minutes} minutes.`,
  applications: 'My applications',
  applicationsText: 'What you send, and what you are answered.',
  sentMails: 'E-mails that we have sent you',
  ofLast: term => `Those of the last ${term}.`,
  hide: 'Hide e-mails',
  see: 'See e-mails',
  notLoaded: 'Your e-mails could not be loaded',
  none: term => `In the last ${term} we have sent you none.`,
  anotherMail: 'Notice'
}

export const mailKindLabels: typeof es.mailKindLabels = {
  'account-deleted': 'Account deleted',
  'account-idle': 'Do you still use your account?',
  'alert-confirmation': 'Confirm a job alert',
  'alert-digest': 'Job alert',
  'alert-renewal': 'Do you still want the alert?',
  'application-changed': 'Answer to an application',
  'application-erasure': 'An application is erased soon',
  'application-received': 'Application received',
  'application-rewritten': 'Another letter with your e-mail',
  'application-sent': 'Application sent',
  'applications-erasure': 'Applications that are erased soon',
  'applications-received': 'Applications received',
  'applications-sent': 'Applications sent',
  'applications-waiting': 'Applications that wait',
  'confirm-email': 'Confirm your e-mail',
  'email-change': 'Change of e-mail',
  'email-retry': 'Another try of your e-mail',
  'job-ended': 'Your ad has ended',
  'job-ending': 'Your ad ends soon',
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
