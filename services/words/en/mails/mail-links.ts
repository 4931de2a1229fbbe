import { digestTime } from '#events/limits/alerts.ts'
import { remindedWeeks } from '#events/limits/applications.ts'
import { inWords } from '../../shared/english-counts.ts'

export const seeJobs = 'See jobs'
export const home = 'Home'
export const confirmAlert = 'Shall we tell you about new jobs?'
export const confirmAlertButton = 'Yes, tell me'
export const confirmAlertText =
  'We will write when there are jobs like those that you looked for. Every e-mail has a link to end it.'
export const acceptBefore = 'By pressing the button you accept the '
export const terms = 'terms (in Spanish)'
export const acceptBetween = ' and that we use your e-mail for this, as told in the '
export const policy = 'privacy policy (in Spanish)'
export const alertConfirmed = 'Done: we will tell you'
export const alertConfirmedText = `The first e-mail arrives at ${digestTime} in the morning as soon as there are new jobs.`
export const unsubscribe = 'No more e-mails like this one?'
export const unsubscribeButton = 'No more'
export const unsubscribeText =
  'When you press the button we stop sending them. The rest stays as it is.'
export const unsubscribed = 'Done: we will send no more'
export const unsubscribedText = 'If one was on its way already, it may still arrive.'
export const needsScript = 'This needs JavaScript.'
export const signInTitle = 'Sign in'
export const confirmEmail = 'Confirm your e-mail'
export const confirmEmailDescription = 'Confirm that this e-mail is yours.'
export const confirming = 'Confirming…'
export const signInToConfirm =
  'To confirm your e-mail, sign in with the account that has it. Then you go on where you were.'
export const toProfile = 'Go to my profile'
export const confirmEmailText = (board: string) =>
  `With the button you tell us that this e-mail is yours and that you want to use it on ${board}. You have to be signed in: if you are not, we ask you to first.`
export const confirmMyEmail = 'Confirm my e-mail'
export const emailConfirmed = 'Your e-mail is confirmed.'
export const emailOn = (board: string) => `Your e-mail on ${board}`
export const ofAccount = 'Of the account '
export const createdOn = (date: string) => `, created on ${date}`
export const withoutMail = 'This site sends no e-mails'
export const withoutMailText =
  'So there are no job alerts here, no e-mails to choose, and no links to change the password.'
export const forgottenBefore =
  'Have you forgotten yours? Write to the people who run the site: they are under '
export const contact = 'Contact (in Spanish)'
export const linkOver = 'This link no longer works'
export const linkOverText =
  'It has expired, you have used it already, or a piece of the address is missing. Open the link of our last e-mail again.'
export const problem = 'That was not possible'
export const alert = 'Your alert'
export const searched = 'What you looked for'
export const allJobs = 'All jobs'
export const everyDay = 'Every day, only if there are new jobs'
export const everyMonday = 'Every Monday, only if there are new jobs'
export const ratherWeekly = 'Rather every week'
export const yourMails = 'Your e-mails'
export const reminders = 'Reminders'
export const remindersText = `When an application has had no answer for ${inWords(remindedWeeks.first)} or ${inWords(remindedWeeks.last)} weeks.`
