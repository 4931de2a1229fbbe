import { alertLinkHours, alertRenewal, digestTime } from '#events/limits/alerts.ts'
import { years } from '../../shared/english-counts.ts'
import { brand } from '../../shared/brand.ts'

export const why = `You’re getting this email because you asked ${brand} to tell you about new jobs.`

export const confirmation = (searched: string, isDaily: boolean) => ({
  subject: 'Confirm your job alert',
  lines: [
    `You asked us to tell you about new jobs like those you searched for on ${brand}${searched && `: ${searched}`}.`,
    `${isDaily ? 'Every day' : 'Every Monday'}, at ${digestTime} in the morning, and only if there are any.`,
    `The link works for ${alertLinkHours} hours. If it wasn’t you, do nothing: we won’t write again, and we’ll erase your address.`
  ],
  action: 'Confirm the alert',
  why: `You’re getting this email because someone typed this address in a ${brand} alert.`
})

export const newJob = 'new job'
export const newJobs = 'new jobs'
export const digest = (searched: string) =>
  searched ? `You’re looking for: ${searched}.` : 'You’re looking for any job with horses.'
export const newest = (jobs: number) => `These are the newest ${jobs}.`
export const seeSearch = 'See the search'

export const renewal = (searched: string, days: number) => ({
  subject: 'Are you still looking?',
  lines: [
    `We’ve been telling you about new jobs for ${years(alertRenewal.afterYears)}${searched && `: ${searched}`}.`,
    `If you want us to carry on, press the button. If not, do nothing: in ${days} days we’ll stop writing.`
  ],
  action: 'Yes, keep telling me'
})
