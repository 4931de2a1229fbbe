import type * as es from '../es/apply.ts'

export const applyWords: typeof es.applyWords = {
  applyToThis: 'Apply for this job',
  applyAsGuest: 'Apply without registering',
  signedInWithoutScript:
    'Have you signed in? Write only the letter: we take the rest from your account.',
  notAsEmployer: 'An account of an employer cannot apply.',
  sent: 'Application sent',
  sentDescription: 'Your application was sent.',
  sentTo: company => `${company} has it. `,
  followBefore: 'Follow it in ',
  followLink: 'your applications',
  wroteBefore: 'We have written to ',
  wroteAfter: ' with a link to follow it or withdraw it.',
  notYourEmail: 'Is that not your e-mail?',
  correctIt: 'Correct it',
  moreJobs: 'See more jobs',
  letter: 'Why you apply',
  letterHint:
    'Say what you can do with horses, when you can start, and why you are interested. Spanish helps, but write in your own language if you prefer.',
  yourApplication: 'Your application',
  weWrote: 'We wrote to your e-mail with a link to follow it or withdraw it.',
  remembered:
    'Only this browser remembers it, without your name. Are you another person, or do you want to change something? You can apply again.',
  again: 'Apply again',
  forget: 'Forget it in this browser',
  onlySeenBy: company => `Only ${company} will see it`,
  correcting:
    'Correct what is needed and send it again. The first one is deleted, and the link that went to the other e-mail stops working. If the employer has answered it already, they will receive both.',
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  purpose: company =>
    `to hand your application over to ${company}. We do it because you ask us to when you send it (article 6.1.b GDPR).`,
  duration: term => `${term} from your last application, or until you ask us to delete it.`,
  send: 'Send application',
  sending: 'Sending…',
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  yourData: 'Your data',
  accountData: company => `${company} will see this data, which is that of your account. `,
  changeThem: 'Change it',
  addPhone: 'Add a phone'
}
