import type * as es from '../../es/mails/mails.ts'

export const mailWords: typeof es.mailWords = {
  settings: 'Choose which e-mails you receive',
  unsubscribe: 'No more e-mails like this one',
  unconfirmedAddress: 'Until you confirm this address we write to it three times a day at most.',
  scamWarning:
    'Nobody serious asks you for money or for a picture of your identity card before the interview. If anybody does, do not answer, and tell us.',
  ofUser: username => `, “${username}”`,
  someJob: 'a job',
  someCompany: 'the employer',
  day: 'day',
  days: 'days',
  year: 'year',
  years: 'years'
}
