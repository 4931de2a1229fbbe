import type * as es from '../es/outbox.ts'

export const outboxWords: typeof es.outboxWords = {
  phone: 'phone',
  computer: 'computer',
  ownApplication: 'Your application',
  keptOn: device => `Kept on this ${device}`,
  sentLater: '; it is sent as soon as there is coverage.',
  messageWaits: 'No coverage: your message is waiting on this device.',
  whenClosed: 'Also if you close the page. ',
  whenOpened: 'If you close the page, the next time you come back. ',
  keptUntil: 'It is deleted after 14 days, or when you sign out.',
  arrived: 'It has arrived',
  signInFirst: () => 'Sign in to send it',
  refused: 'It could not be sent',
  written: 'What you wrote',
  tryNow: 'Try now',
  trying: 'Sending…',
  signIn: 'Sign in',
  toForm: 'Back to the form',
  drop: () => 'Delete it',
  seeWhy: 'See why',
  nothingTitle: 'Nothing is waiting',
  nothing: 'Everything that you sent from this device has arrived.',
  searchJobs: 'Find a job',
  application: (title, company) => `Your application to “${title}”, ${company}`,
  message: name => `Your message to ${name}`
}
