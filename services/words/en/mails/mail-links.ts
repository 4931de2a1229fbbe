import { digestTime } from '#events/limits/alerts.ts'
import { remindedWeeks } from '#events/limits/applications.ts'
import { inWords } from '../../shared/english-counts.ts'

export const home = 'Home'
export const confirmAlert = 'Shall we tell you about new jobs?'
export const confirmAlertButton = 'Yes, tell me'
export const confirmAlertText =
  'We’ll write when jobs like those you searched for come up. Every email has a link to unsubscribe.'
export const acceptBefore = 'By pressing the button you accept the '
export const terms = 'terms (in Spanish)'
export const acceptBetween = ' and that we use your email for this, as described in the '
export const policy = 'privacy policy (in Spanish)'
export const alertConfirmed = 'Done: we’ll let you know'
export const alertConfirmedText = `The first email arrives at ${digestTime} in the morning as soon as there are new jobs.`
export const unsubscribe = 'No more emails like this one?'
export const unsubscribeButton = 'No more'
export const unsubscribeText = 'Press the button and we’ll stop sending them. Nothing else changes.'
export const unsubscribed = 'Done: we won’t send any more'
export const unsubscribedText = 'If one was already on its way, it may still arrive.'
export const done = 'Done'
export const needsScript = 'This needs JavaScript.'
export const signInTitle = 'Sign in'
export const confirmEmail = 'Confirm your email'
export const confirmEmailDescription = 'Confirm that this email is yours.'
export const confirming = 'Confirming…'
export const signInToConfirm =
  'To confirm your email, sign in to the account it belongs to. Then you can carry on where you were.'
export const toProfile = 'Go to my profile'
export const confirmEmailText = (board: string) =>
  `Press the button to tell us that this email is yours and that you want to use it on ${board}. You need to be signed in: if you aren’t, we’ll ask you to first.`
export const confirmMyEmail = 'Confirm my email'
export const emailConfirmed = 'Your email is confirmed.'
export const emailOn = (board: string) => `Your email on ${board}`
export const ofAccount = 'For the account '
export const createdOn = (date: string) => `, created on ${date}`
export const withoutMail = 'This site doesn’t send emails'
export const withoutMailText =
  'So there are no job alerts, no emails to choose and no links to reset a password.'
export const forgottenBefore =
  'Forgotten yours? Write to the people who run the site: their details are under '
export const contact = 'Contact (in Spanish)'
export const linkOver = 'This link no longer works'
export const linkOverText =
  'It has expired, you’ve already used it, or part of the address is missing. Open the link in our last email again.'
export const problem = 'That didn’t work'
export const alert = 'Your alert'
export const searched = 'What you searched for'
export const allJobs = 'All jobs'
export const everyDay = 'Every day, only if there are new jobs'
export const everyMonday = 'Every Monday, only if there are new jobs'
export const ratherWeekly = 'Weekly instead'
export const yourMails = 'Your emails'
export const reminders = 'Reminders'
export const remindersText = `When an application has had no answer for ${inWords(remindedWeeks.first)} or ${inWords(remindedWeeks.last)} weeks.`
