export const title = 'Applications'
export const description = 'The applications you’ve sent, with their status.'
export const lead =
  'The ones you’ve sent, with the status each employer gives them. Open the details to read what you wrote or to withdraw one.'
export const failed = 'Your applications could not be loaded'
export const noneWith = (status: string) => `No applications with the status “${status}”`
export const chooseAnother = 'Choose another status, or see them all.'
export const seeAll = 'See all'
export const noneSent = 'You haven’t sent any applications yet'
export const noneSentText =
  'Find a job that suits you, apply from its ad and follow the reply here.'
export const findJob = 'Find a job'
export const withdrawn = 'Application withdrawn'
export const withdrawnText = 'The employer can no longer see it.'
export const withdraw = 'Withdraw application'
export const withdrawQuestion = (job: string) => `Withdraw your application for “${job}”?`
export const withdrawing = 'Withdrawing…'
export const noLongerSeen = 'The employer will no longer see what you wrote or how to reach you.'
export const notAgain =
  'You won’t be able to apply for this job again, because the employer has already replied.'
export const againWhileOpen = 'You can apply again for as long as the ad is open.'
export const withdrawFailed = 'The application could not be withdrawn'
export const earlierCoverLetter = (date: string) =>
  `Earlier cover letter with the same email, ${date}`
export const employerGone = 'The employer no longer has an account.'
export const adClosed = 'Ad closed'
export const adWithdrawn = 'Ad withdrawn'
export const isWithdrawn = 'Withdrawn'
export const application = 'application'
export const applications = 'applications'
export const onPage = (count: string, page: number, totalPages: number) =>
  `${count} - Page ${page} of ${totalPages}`
export const job = 'Job'
export const company = 'Employer'
export const date = 'Date'
export const status = 'Status'
export const actions = 'Actions'
export const unseen = 'New: '
export const notAvailable = 'Not available'
export const answeredOn = 'Answered'
export const withdrawnOn = 'Withdrawn'
export const erasedOn = 'To be deleted'
export const employerWords = 'What the employer wrote to you'
export const coverLetter = 'Why you’re applying'
export const sent = 'Applications sent'
export const seeDetails = 'See details'
export const seeDetailsOf = (job: string) => `See details of the application for ${job}`
export const writeToCompany = 'Write to the employer'
export const seeAd = 'See the ad'
export const all = 'All'
export const answer = 'Answer'
export const about = (job: string) => ` about “${job}”`
export const noneReceived = 'You haven’t received any applications yet'
export const noneReceivedText =
  'When someone applies to one of your ads, they appear here with their phone number and email.'
export const withdrawnMeanwhile = (count: number) =>
  count === 1
    ? 'One application is no longer in this list: its sender has withdrawn it.'
    : `${count} applications are no longer in this list: their senders have withdrawn them.`
export const fit = (met: number, needed: number, unsaid: number) =>
  `Meets ${met} of ${needed}${unsaid ? ` (${unsaid} not stated)` : ''}`
export const writeMessage = 'Write a message'
export const employersSendNone = 'Employers don’t send applications'
export const employersSendNoneText = 'The ones you receive for your ads are under Applications.'
export const seeReceived = 'See applications received'
