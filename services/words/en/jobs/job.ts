export const call = 'Call'
export const write = 'Write'
export const prefersCall = 'They prefer a call'
export const prefersMessage = 'They prefer a message'
export const prefersApplication = 'They prefer an application here'
export const callBetween = (from: string, to: string) => `between ${from}:00 and ${to}:00`
export const callsBetween = (hours: string) => `Calls ${hours}`
export const callTo = (company: string) => `Call ${company}`
export const contact = 'Contact'
export const contactNotice =
  'Press to see the phone and email. We count how many times they are seen, not who sees them.'
export const applied = 'You’ve applied'
export const appliedOn = (date: string) => ` on ${date}`
export const hasYourData = (company: string) => `${company} has your name, email and phone.`
export const yourApplication = 'Your application'
export const apply = 'Apply'
export const filledHere = (name: string) => `The employer found someone on ${name}.`
export const filledElsewhere = 'The employer has found someone.'
export const notFilled = 'The employer is no longer looking for anyone for this job.'
export const takesNoMore = 'No longer taking applications.'
export const otherJobs = 'See other jobs'
export const expired = 'Expired.'
export const similar = 'Similar jobs'
export const similarNear = 'Similar jobs near here'
export const allWithin = (radius: number) => `See all within ${radius}\u00a0km`
export const neverPay = 'Never pay for a job.'
export const neverPayText =
  'A genuine employer never asks for money or bank details before hiring you.'
export const report = 'Report this ad'
export const share = 'Share'
export const shareOtherApp = 'Another app'
export const copyLink = 'Copy link'
export const byWhatsApp = 'WhatsApp'
export const poster = 'Poster to print (in Spanish)'
export const description = 'Description'
export const housing = 'The housing'
export const centre = 'The centre'
export const minors = 'Regular contact with children.'
export const minorsText =
  'Before you start, the employer will ask for a certificate that you are not on Spain’s register of sex offenders (Ley Orgánica 8/2021, article 57). Don’t send it with your application.'
export const history = 'Ad history'
export const requirements = 'Requirements'
export const publishedOn = 'Published on '
export const expiresOn = 'expires on '
export const expiredOn = 'expired on '
export const expiresSentence = (date: string) => `The ad expires on ${date}.`
export const expiredSentence = 'Expired.'
export const appliedHeading = (date: string) => `You applied on ${date} · `
export const answer = 'Answer'
export const ownApplications = 'My applications'
export const seeOwnLetter = 'See what I wrote'
export const answeredOn = (date: string) => `The employer replied on ${date}`
export const wroteToYou = 'The employer has written to you'
export const notAnswered = (company: string) =>
  `${company} has your name, email and phone. They haven’t replied yet.`
export const theCompany = 'The employer'
export const adLanguage = 'The ad is in the employer’s own words; its terms are in English.'
