import { alertLinkHours, digestTime } from '#events/limits/alerts.ts'

export const likeThese = 'Email me jobs like these'
export const whenThere = 'Email me when one comes up'
export const onlyIfThere = 'We only write if a job like that comes up. No account needed.'
export const offer = (searched: string) =>
  `One email a day or a week with the new jobs${searched && ` ${searched}`}. Unsubscribe with one click.`
export const create = 'Create alert'
export const willTell = 'We’ll let you know'
export const confirmationSent = 'Check your email: we’ve sent you a link to confirm it'
export const done = 'Done'
export const seeOwn = 'See my alerts'
export const weWriteOnly = 'We only write when there are new jobs for this search:'
export const anyJob = 'any job with horses'
export const anyJobTitle = 'Any job with horses'
export const mailsGoTo = 'Emails go to '
export const email = 'Email'
export const howOften = 'How often?'
export const purpose =
  'to send you new jobs for this search. We do it because you ask us to and confirm it (Article 6(1)(a) GDPR).'
export const duration = `until you stop it, with the link in every email. If you don’t confirm it, ${alertLinkHours} hours.`
export const notifyMe = 'Email me'
export const sending = 'Sending…'
export const daily = 'Every day'
export const dailyText = `At ${digestTime}, if there are any.`
export const weekly = 'Every week'
export const weeklyText = 'On Mondays, if there are any.'
export const toConfirm = `Not confirmed yet: check your email. If you don’t confirm it, it is deleted after ${alertLinkHours} hours.`
export const unconfirmed = 'Unconfirmed'
export const howOftenFor = (text: string) => `How often we write: ${text}`
export const ending = 'Stopping…'
export const stopNamed = (text: string) => `Unsubscribe: ${text}`
export const stop = 'Unsubscribe'
export const job = 'job'
export const jobs = 'jobs'
export const now = (count: string) => `${count} now`
export const lastMail = (date: string, jobs: string) => `last email on ${date}, with ${jobs}`
export const withoutAccount = 'No account needed'
export const about =
  'Search for what you’re after and press “Email me jobs like these”. Your email address is all we need, and every email has a link to unsubscribe.'
export const searchJobs = 'Find a job'
export const signIn = 'Sign in'
export const failed = 'We couldn’t load your alerts'
export const yours = 'Your alerts'
export const none = 'You have no alerts'
export const arriveAt = 'They go to '
export const endByLink = '. Every email has a link to unsubscribe.'
export const howTo = 'Search for what you’re after and press “Email me jobs like these”.'
export const notChanged = 'Your change could not be saved'
export const saved = 'Saved'
export const title = 'Job alerts'
export const description = 'We email you when jobs like the ones you want come up.'
export const lead =
  'We email you when jobs like the ones you want come up: every morning or every Monday, and only if there are any.'
export const needsScript = 'You need JavaScript to see and change your alerts.'
