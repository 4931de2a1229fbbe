import { countedDays } from '#events/limits/figures.ts'
import { daysOrWeeks } from '../../shared/english-counts.ts'

export const seen = (name: string) => `Seen by ${name}`
export const taxIdChecked = 'Gave a valid tax number'
export const ownDomain = (domain: string) => `Their e-mail is of their website, ${domain}`
export const atFarm = (farm: string) => `Declares the farm code (REGA) of ${farm}`
export const overAYear = 'More than 12 months here'
export const emailConfirmed = 'E-mail confirmed'
export const usuallyAnswers = (time: string) => `Usually answers in ${time}`
export const answers = (time: string) => `Answers in ${time}`
export const within = (days: number) => `less than ${daysOrWeeks(days)}`
export const laterThan = (days: number) => `more than ${daysOrWeeks(days)}`
export const shares = [
  'answers everyone',
  'answers almost everyone',
  'answers most',
  'answers about half',
  'answers few',
  'hardly ever answers'
]
export const howItAnswers = 'How they answer'
export const unknownYet = 'Not known yet'
export const toldLater = (applications: number) => `we will say after ${applications} applications`
export const whoHires = 'Who hires'
export const since = (month: string) => `On Ramal since ${month}`
export const itsPage = 'Their page (in Spanish)'
export const otherAd = 'Their other ad (in Spanish)'
export const otherAds = (count: string) => `Their other ${count} ads (in Spanish)`
export const inTime = (percent: string) => `${percent}% answered within ${countedDays.to} days`
