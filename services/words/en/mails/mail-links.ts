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
  needsScript: 'This needs JavaScript.',
  signInTitle: 'Sign in',
  confirmEmail: 'Confirm your e-mail',
  confirmEmailDescription: 'Confirm that this e-mail is yours.',
  confirming: 'Confirming…',
  signInToConfirm:
    'To confirm your e-mail, sign in with the account that has it. Then you go on where you were.',
  toProfile: 'Go to my profile',
  confirmEmailText: board =>
    `With the button you tell us that this e-mail is yours and that you want to use it on ${board}. You have to be signed in: if you are not, we ask you to first.`,
  confirmMyEmail: 'Confirm my e-mail',
  emailConfirmed: 'Your e-mail is confirmed.',
  emailOn: board => `Your e-mail on ${board}`,
  ofAccount: 'Of the account ',
  createdOn: date => `, created on ${date}`,
  withoutMail: 'This site sends no e-mails',
  withoutMailText:
    'So there are no job alerts here, no e-mails to choose, and no links to change the password.',
  forgottenBefore:
    'Have you forgotten yours? Write to the people who run the site: they are under ',
  contact: 'Contact (in Spanish)',
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
