import { mailsToUnconfirmed } from '#events/limits/mail.ts'
import { inWords } from '../../shared/english-counts.ts'

export const settings = 'Choose which emails you get'
export const unsubscribe = 'No more emails like this one'
export const unconfirmedAddress = `Until you confirm this address we write to it ${inWords(mailsToUnconfirmed)} times a day at most.`
export const scamWarning =
  'No genuine employer asks for money or a photo of your ID before an interview. If one does, don’t reply, and tell us.'
export const ofUser = (username: string) => `, “${username}”`
export const someJob = 'a job'
export const someCompany = 'the employer'
export const day = 'day'
export const days = 'days'
export const year = 'year'
export const years = 'years'
