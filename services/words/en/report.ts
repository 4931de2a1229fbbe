export const title = 'Report'
export const description = 'Report an ad, a profile, a message or a yard. No account is needed.'
export const titleOf = (title: string) => `Report “${title}”`
export const aboutTo = 'You are about to report '
export const aPerson =
  'A person will look at it. No account is needed, and we do not tell those who published it who you are.'
export const reason = 'What is wrong?'
export const text = 'Tell us about it'
export const textHint = 'What it says or what has happened to you, in your own words.'
export const name = 'Your name'
export const email = 'Your e-mail'
export const emailHint =
  'To tell you what we decide, in Spanish. Without an e-mail we cannot answer you.'
export const controller = 'Controller: '
export const purpose =
  'We use what you write only to look at this report and to answer you, as the Digital Services Act requires.'
export const rights = 'Your rights (in Spanish)'
export const send = 'Send report'
export const sent = 'Report sent'
export const thanks = 'Thank you. The number of your report is '
export const answerable =
  'We are sending you a receipt now and, once a person has looked at it, what they have decided. Both e-mails are in Spanish.'
export const unanswerable =
  'A person will look at it. As you have not left an e-mail, we cannot answer you.'
export const seeJobs = 'See jobs'
export const close = 'Close'
export const done = 'Done'
export const unexpected = 'Something unexpected went wrong. Try again later.'
