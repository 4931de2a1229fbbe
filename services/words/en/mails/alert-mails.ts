import { alertLinkHours, alertRenewal, digestTime } from '#events/limits/alerts.ts'
import { years } from '../../shared/english-counts.ts'
import { brand } from '../../shared/brand.ts'

export const why = `You receive this e-mail because you asked ${brand} to tell you of new jobs.`

export const confirmation = (searched: string, isDaily: boolean) => ({
  subject: 'Confirm your job alert',
  lines: [
    `You have asked us to tell you of new jobs like those you looked for at ${brand}${searched && `: ${searched}`}.`,
    `${isDaily ? 'Every day' : 'Every Monday'}, at ${digestTime} in the morning, and only if there are any.`,
    `The link works for ${alertLinkHours} hours. If it was not you, do nothing: we will not write again, and we will erase your address.`
  ],
  action: 'Confirm the alert',
  why: `You receive this e-mail because somebody has typed this address in an alert of ${brand}.`
})

export const newJob = 'new job'
export const newJobs = 'new jobs'
export const digest = (searched: string) =>
  searched ? `You are looking for: ${searched}.` : 'You are looking for any job with horses.'
export const newest = (jobs: number) => `These are the newest ${jobs}.`
export const seeSearch = 'See the search'

export const renewal = (searched: string, days: number) => ({
  subject: 'Are you still looking?',
  lines: [
    `We have told you of new jobs for ${years(alertRenewal.afterYears)}${searched && `: ${searched}`}.`,
    `If you want us to go on, press the button. If not, do nothing: in ${days} days we stop writing.`
  ],
  action: 'Yes, keep telling me'
})
