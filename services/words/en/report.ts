export const title = 'Report'
export const description = 'Report an ad, a profile, a message or a yard. No account needed.'
export const titleOf = (title: string) => `Report “${title}”`
export const aboutTo = 'You are about to report '
export const aPerson =
  'A person will look at it. You don’t need an account, and we don’t tell whoever published it who you are.'
export const reason = 'What is wrong?'
export const text = 'Tell us about it'
export const textHint = 'What it says, or what happened to you, in your own words.'
export const name = 'Your name'
export const email = 'Your email'
export const emailHint =
  'So we can tell you what we decide, in Spanish. Without an email we can’t reply.'
export const controller = 'Controller: '
export const purpose =
  'We use what you write only to look at this report and to answer you, as the Digital Services Act requires.'
export const rights = 'Your rights (in Spanish)'
export const send = 'Send report'
export const sent = 'Report sent'
export const thanks = 'Thank you. Your report number is '
export const answerable =
  'We’re sending you an acknowledgement now and, once a person has looked at it, what they decided. Both emails are in Spanish.'
export const unanswerable =
  'A person will look at it. You didn’t leave an email, so we can’t reply.'
export const close = 'Close'
export const done = 'Done'
export const unexpected = 'Something unexpected went wrong. Try again later.'
