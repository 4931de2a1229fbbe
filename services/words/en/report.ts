import type * as es from '../es/report.ts'

export const reportWords: typeof es.reportWords = {
  title: 'Report',
  description: 'Report an ad, a profile, a message or a yard. No account is needed.',
  titleOf: title => `Report “${title}”`,
  aboutTo: 'You are about to report ',
  aPerson:
    'A person will look at it. No account is needed, and we do not tell those who published it who you are.',
  reason: 'What is wrong?',
  text: 'Tell us about it',
  textHint: 'What it says or what has happened to you, in your own words.',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'To tell you what we decide, in Spanish. Without an e-mail we cannot answer you.',
  controller: 'Controller: ',
  purpose:
    'We use what you write only to look at this report and to answer you, as the Digital Services Act requires.',
  rights: 'Your rights (in Spanish)',
  send: 'Send report',
  sent: 'Report sent',
  thanks: 'Thank you. The number of your report is ',
  answerable:
    'We are sending you a receipt now and, once a person has looked at it, what they have decided. Both e-mails are in Spanish.',
  unanswerable: 'A person will look at it. As you have not left an e-mail, we cannot answer you.',
  seeJobs: 'See jobs',
  close: 'Close',
  done: 'Done',
  unexpected: 'Something unexpected went wrong. Try again later.'
}

export const targetNouns: typeof es.targetNouns = {
  job: 'the ad',
  profile: 'the profile',
  message: 'the message',
  employer: 'the page of the employer'
}

export const reportReasons: typeof es.reportReasons = {
  falso: 'It looks false or like a scam',
  'dinero-o-documentos': 'It asks for money, documents or bank details',
  'no-existe': 'What it offers does not exist',
  discriminatorio: 'It discriminates',
  'condiciones-irreales': 'The conditions are not the real ones, or not legal',
  menores: 'It puts minors at risk',
  acoso: 'It harasses, threatens or insults',
  'maltrato-animal': 'It mistreats animals',
  'datos-personales': 'It publishes the data of another person',
  repetido: 'It is repeated',
  otro: 'Another reason'
}
