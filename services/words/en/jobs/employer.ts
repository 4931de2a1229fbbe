import type * as es from '../../es/jobs/employer.ts'

export const employerWords: typeof es.employerWords = {
  seen: name => `Seen by ${name}`,
  taxIdChecked: 'Tax number checked',
  ownDomain: domain => `Their e-mail is of their website, ${domain}`,
  atFarm: farm => `Declares the farm code (REGA) of ${farm}`,
  overAYear: 'More than 12 months here',
  emailConfirmed: 'E-mail confirmed',
  usuallyAnswers: time => `Usually answers in ${time}`,
  answers: time => `Answers in ${time}`,
  times: [
    'less than 1 day',
    'less than 2 days',
    'less than 4 days',
    'less than a week',
    'less than two weeks',
    'more than two weeks'
  ],
  shares: [
    'answers everyone',
    'answers almost everyone',
    'answers most',
    'answers about half',
    'answers few',
    'hardly ever answers'
  ],
  howItAnswers: 'How they answer',
  unknownYet: 'Not known yet',
  toldLater: applications => `we will say after ${applications} applications`,
  whoHires: 'Who hires',
  since: month => `On Ramal since ${month}`,
  itsPage: 'Their page (in Spanish)',
  otherAd: 'Their other ad (in Spanish)',
  otherAds: count => `Their other ${count} ads (in Spanish)`
}
