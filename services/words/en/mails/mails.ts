import { mailsToUnconfirmed } from '#events/limits/mail.ts'
import { inWords } from '../../shared/english-counts.ts'

export const settings = 'Choose which e-mails you receive'
export const unsubscribe = 'No more e-mails like this one'
export const unconfirmedAddress = `Until you confirm this address we write to it ${inWords(mailsToUnconfirmed)} times a day at most.`
export const scamWarning =
  'Nobody serious asks you for money or for a picture of your identity card before the interview. If anybody does, do not answer, and tell us.'
export const ofUser = (username: string) => `, “${username}”`
export const someJob = 'a job'
export const someCompany = 'the employer'
export const day = 'day'
export const days = 'days'
export const year = 'year'
export const years = 'years'
