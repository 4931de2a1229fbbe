import { deviceDays } from '#events/limits/storage.ts'

export const title = 'Waiting to be sent'
export const description = 'What you wrote without a signal, still kept on this device.'
export const phone = 'phone'
export const computer = 'computer'
export const ownApplication = 'Your application'
export const keptOn = (device: string) => `Kept on this ${device}`
export const sentLater = '; it is sent as soon as you have a signal.'
export const messageWaits = 'No signal: your message is waiting on this device.'
export const whenClosed = 'Even if you close the page. '
export const whenOpened = 'If you close the page, the next time you come back. '
export const keptUntil = (isGuest: boolean): string =>
  `It is deleted if it hasn’t arrived after ${deviceDays} days with a signal${isGuest ? '' : ', or when you sign out'}.`
export const arrived = 'It has arrived'
export const signInFirst = () => 'Sign in to send it'
export const refused = 'It could not be sent'
export const erased = 'It was deleted without being sent'
const writeAgain = 'If you still want to send it, write it again.'
export const whyGone = {
  erased: (device: string) =>
    `Your session was ended from elsewhere, and what was waiting on this ${device} was deleted with it. ${writeAgain}`,
  expired: (device: string) =>
    `It hadn’t arrived after ${deviceDays} days with a signal, and was deleted from this ${device}. ${writeAgain}`
}
export const dismiss = 'Dismiss this notice'
export const written = 'What you wrote'
export const tryNow = 'Try now'
export const trying = 'Sending…'
export const signIn = 'Sign in'
export const toForm = 'Back to the form'
export const drop = () => 'Delete it'
export const seeWhy = 'See why'
export const nothingTitle = 'Nothing is waiting'
export const nothing = 'Everything you sent from this device has arrived.'
export const ofAccount = (device: string) =>
  `We can’t check your session right now. What you wrote with your account is still kept on this ${device}: you’ll see it, and it will be sent, as soon as you have a signal.`
export const searchJobs = 'Find a job'
export const application = (title: string, company: string) =>
  `Your application for “${title}”, ${company}`
export const message = (name: string) => `Your message to ${name}`
