export const title = 'Your application'
export const description = 'Follow the application that you sent.'
export const needsScript = 'To withdraw it or delete it, JavaScript is needed.'
export const withoutAccount = 'Without an account'
export const yourPages = 'Your pages'
export const ownData = 'My data'
export const applicationTo = (job: string) => `Your application for “${job}”`
export const aJob = 'a job'
export const oneJob = 'A job'
export const hasIt = (company: string) => `${company} has it.`
export const state = 'State'
export const company = 'Employer'
export const lastCoverLetter = 'What was sent last'
export const coverLetter = 'Why you apply'
export const earlierCoverLetter = (date: string) => `Before, on ${date}`
export const answersGoTo = 'They answer to'
export const withdrawnNotice =
  'Your application is withdrawn. The employer no longer sees what you wrote or how to reach you.'
export const bouncedBefore = 'We cannot write to '
export const bouncedAfter =
  ': its mail server says that this address does not exist. Read the answer here.'
export const others = 'Your other applications'
export const companyGone = 'No longer here'
export const withdrawn = 'Withdrawn'
export const on = (date: string) => `on ${date}`
export const approved = 'Approved'
export const approvedText = 'the employer will get in touch with you'
export const rejected = 'Rejected'
export const closed = 'Closed'
export const closedText = 'the ad was closed without an answer to you'
export const pending = 'Pending'
export const pendingText = 'the employer has not answered yet'
export const seeAd = 'See the ad'
export const withdraw = 'Withdraw my application'
export const sure =
  'Are you sure? The employer will no longer see what you wrote or how to reach you.'
export const withdrawing = 'Withdrawing…'
export const yesWithdraw = 'Yes, withdraw it'
export const keep = 'No, keep it'
export const inAccountBefore = 'This application is in your account: what we store about you is in '
export const inAccountBetween = ', and what you write to each other in '
export const messages = 'Messages'
export const theCompany = 'the employer'
export const messagesWith = (company: string) => `Messages with ${company}`
export const noMessages = 'You have not written to each other yet.'
export const you = 'You'
export const yourMessage = 'Your message'
export const sendMessage = 'Send'
export const sendingMessage = 'Sending…'
export const messageSent = 'Message sent.'
export const messageStays =
  'There is no connection, and your message was not sent. It is still here: send it when you are back online.'
export const keepInAccount = 'Keep it in an account'
export const keepInAccountText =
  'With the same e-mail, this application and the next ones stand in one place.'
export const register = 'Register'
export const hasApplicationTo = ' has your application for '
export const weWrite =
  'We write to the e-mail that you left, with a link to follow it or withdraw it.'
