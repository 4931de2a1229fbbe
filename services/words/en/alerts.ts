import { alertLinkHours, digestTime } from '#events/limits/alerts.ts'

export const likeThese = 'Tell me about jobs like these'
export const whenThere = 'Tell me when there is one'
export const onlyIfThere =
  'We write only if there is a job like that. It works without an account too.'
export const offer = (searched: string) =>
  `An e-mail a day or a week with what is new${searched && ` ${searched}`}. One click ends it.`
export const create = 'Create alert'
export const willTell = 'We will let you know'
export const confirmationSent = 'Look at your mail: we have written to you so that you confirm it'
export const done = 'Done'
export const seeOwn = 'See my alerts'
export const weWriteOnly = 'We write only when there are new jobs for this search:'
export const anyJob = 'any job with horses'
export const anyJobTitle = 'Any job with horses'
export const mailsGoTo = 'The e-mails go to '
export const email = 'E-mail'
export const howOften = 'How often?'
export const purpose =
  'to send you the new jobs of this search. We do it because you ask for it and confirm it (article 6.1.a GDPR).'
export const duration = `until you end it, with a link in every e-mail. Unconfirmed, ${alertLinkHours} hours.`
export const notifyMe = 'Tell me'
export const sending = 'Sending…'
export const daily = 'Every day'
export const dailyText = `At ${digestTime}, if there is any.`
export const weekly = 'Every week'
export const weeklyText = 'On Mondays, if there is any.'
export const toConfirm = `Not confirmed yet: look at your e-mail. Unconfirmed, it is deleted after ${alertLinkHours} hours.`
export const unconfirmed = 'Unconfirmed'
export const howOftenFor = (text: string) => `How often we write: ${text}`
export const ending = 'Ending…'
export const stopNamed = (text: string) => `Stop receiving: ${text}`
export const stop = 'Stop receiving'
export const job = 'job'
export const jobs = 'jobs'
export const now = (count: string) => `${count} now`
export const lastMail = (date: string, jobs: string) => `the last e-mail on ${date} with ${jobs}`
export const withoutAccount = 'It works without an account too'
export const about =
  'Search for what interests you and press “Tell me about jobs like these”: your e-mail is enough. Every e-mail has a link to end it.'
export const searchJobs = 'Find a job'
export const signIn = 'Sign in'
export const failed = 'We could not load your alerts'
export const yours = 'Your alerts'
export const none = 'You have no alerts'
export const arriveAt = 'They go to '
export const endByLink = '. Every e-mail has a link to end them.'
export const howTo = 'Search for what interests you and press “Tell me about jobs like these”.'
export const notChanged = 'It could not be changed'
export const saved = 'Saved'
export const title = 'Job alerts'
export const description = 'We write when there are jobs like those that you look for.'
export const lead =
  'We write when there are jobs like those that you look for: every morning or every Monday, and only if there is any.'
export const needsScript = 'To see and change your alerts, JavaScript is needed.'
