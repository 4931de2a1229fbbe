import { countedDays } from '#events/limits/figures.ts'
import { daysOrWeeks } from '../../shared/english-counts.ts'
import { brand } from '../../shared/brand.ts'

export const seen = (name: string) => `Seen by ${name}`
export const taxIdChecked = 'Gave a valid tax number'
export const ownDomain = (domain: string) => `Their email matches their website, ${domain}`
export const atFarm = (farm: string) => `Declares the farm code (REGA) of ${farm}`
export const overAYear = 'More than 12 months here'
export const emailConfirmed = 'Email confirmed'
export const usuallyAnswers = (time: string) => `Usually replies in ${time}`
export const answers = (time: string) => `Replies in ${time}`
export const within = (days: number) => `less than ${daysOrWeeks(days)}`
export const laterThan = (days: number) => `more than ${daysOrWeeks(days)}`
export const shares = [
  'replies to everyone',
  'replies to almost everyone',
  'replies to most',
  'replies to about half',
  'replies to few',
  'hardly ever replies'
]
export const howItAnswers = 'How they reply'
export const unknownYet = 'Not known yet'
export const toldLater = (applications: number) =>
  `we’ll say once they have ${applications} applications`
export const whoHires = 'About the employer'
export const since = (month: string) => `On ${brand} since ${month}`
export const itsPage = 'Their page (in Spanish)'
export const otherAd = 'Their other ad (in Spanish)'
export const otherAds = (count: string) => `Their other ${count} ads (in Spanish)`
export const inTime = (percent: string) => `${percent}% answered within ${countedDays.to} days`
