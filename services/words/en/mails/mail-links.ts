import type * as es from '../../es/mails/mail-links.ts'

export const mailLinkWords: typeof es.mailLinkWords = {
  seeJobs: 'See jobs',
  home: 'Home',
  confirmAlert: 'Shall we tell you about new jobs?',
  confirmAlertButton: 'Yes, tell me',
  confirmAlertText:
    'We will write when there are jobs like those that you looked for. Every e-mail has a link to end it.',
  acceptBefore: 'By pressing the button you accept the ',
  terms: 'terms (in Spanish)',
  acceptBetween: ' and that we use your e-mail for this, as told in the ',
  policy: 'privacy policy (in Spanish)',
  alertConfirmed: 'Done: we will tell you',
  alertConfirmedText:
    'The first e-mail arrives at half past seven in the morning as soon as there are new jobs.',
  unsubscribe: 'No more e-mails like this one?',
  unsubscribeButton: 'No more',
  unsubscribeText: 'When you press the button we stop sending them. The rest stays as it is.',
  unsubscribed: 'Done: we will send no more',
  unsubscribedText: 'If one was on its way already, it may still arrive.',
  linkOver: 'This link no longer works',
  linkOverText:
    'It has expired, or a piece of the address is missing. Open the link of our last e-mail again.',
  problem: 'That was not possible',
  alert: 'Your alert',
  searched: 'What you looked for',
  allJobs: 'All jobs',
  everyDay: 'Every day, only if there are new jobs',
  everyMonday: 'Every Monday, only if there are new jobs',
  ratherWeekly: 'Rather every week',
  yourMails: 'Your e-mails',
  reminders: 'Reminders',
  remindersText: 'When an application has had no answer for a week or two.'
}
