export const title = 'Applications'
export const description = 'The applications that you have sent, with their state.'
export const lead =
  'Those that you have sent, with the state that each employer gives them. The details have what you wrote, and there you can withdraw them.'
export const failed = 'Your applications could not be loaded'
export const noneWith = (status: string) => `No application with the state “${status}”`
export const chooseAnother = 'Choose another state, or see all of them.'
export const seeAll = 'See all'
export const noneSent = 'You have not sent any applications yet'
export const noneSentText =
  'Find a job that suits you, apply from its ad and follow the answer here.'
export const findJob = 'Find a job'
export const withdrawn = 'Application withdrawn'
export const withdrawnText = 'The employer no longer sees it.'
export const withdraw = 'Withdraw application'
export const withdrawQuestion = (job: string) => `Withdraw your application for “${job}”?`
export const withdrawing = 'Withdrawing…'
export const noLongerSeen = 'The employer will no longer see what you wrote or how to reach you.'
export const notAgain =
  'You cannot apply for this job again, because the employer has answered you.'
export const againWhileOpen = 'You can apply again as long as the ad is open.'
export const withdrawFailed = 'The application could not be withdrawn'
export const earlierCoverLetter = (date: string) =>
  `Earlier cover letter with the same e-mail, of ${date}`
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
export const status = 'State'
export const actions = 'Actions'
export const unseen = 'New: '
export const notAvailable = 'Not available'
export const answeredOn = 'Answered'
export const withdrawnOn = 'Withdrawn'
export const erasedOn = 'To be deleted'
export const employerWords = 'What the employer has written to you'
export const coverLetter = 'Why you apply'
export const sent = 'Applications sent'
export const seeDetails = 'See details'
export const seeDetailsOf = (job: string) => `See details of the application for ${job}`
export const writeToCompany = 'Write to the employer'
export const seeAd = 'See the ad'
export const all = 'All'
export const answer = 'Answer'
export const about = (job: string) => ` about “${job}”`
export const noneReceived = 'You have not received any applications yet'
export const noneReceivedText =
  'When someone applies to one of your ads, you see them here with their telephone number and e-mail address.'
export const withdrawnMeanwhile = (count: number) =>
  count === 1
    ? 'One application is no longer in this list: its sender has withdrawn it.'
    : `${count} applications are no longer in this list: their senders have withdrawn them.`
export const fit = (met: number, needed: number, unsaid: number) =>
  `Meets ${met} of ${needed}${unsaid ? ` (${unsaid} not said)` : ''}`
export const writeMessage = 'Write a message'
export const employersSendNone = 'Employers send no applications'
export const employersSendNoneText = 'Those that you receive for your ads are under Applications.'
export const seeReceived = 'See applications received'
