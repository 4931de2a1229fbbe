import { brand } from '../../shared/brand.ts'
import type * as es from '../../es/mails/application-mails.ts'

export const applicationMailWords: typeof es.applicationMailWords = {
  why: isOwn =>
    `You receive this e-mail because ${isOwn ? 'you have' : 'somebody has'} applied for a job at ${brand} with this address.`,

  sent: (title, company, warning) => ({
    subject: `You have applied for “${title}”`,
    lines: [
      `${company} has your application, and will answer by telephone, by e-mail or here.`,
      warning
    ],
    action: 'Follow or withdraw my application'
  }),
  written: 'This is what you wrote:',
  phone: phone => `Telephone: ${phone}`,
  writtenOnPage:
    'What you wrote is on the page of the button. If it was not you, withdraw it there.',

  sentSeveral: warning => ({
    subject: `Your applications at ${brand}`,
    lines: [
      'You have sent several. On the page of the button you see what has become of each and what you wrote, and you can withdraw them.',
      warning
    ],
    action: 'Follow or withdraw my applications'
  }),

  rewritten: (title, company) => ({
    subject: `Another letter for “${title}”`,
    lines: [
      `You had already applied for this job, and another letter has come with your address. ${company} sees the new one first, and those before it below.`,
      'If you did not write it, have a look and withdraw the application: you can send another one.'
    ],
    action: 'See or withdraw my application'
  }),

  approved: (title, company, warning) => ({
    subject: `Your application for “${title}” is approved`,
    lines: [`${company} wants to go ahead with you and will get in touch.`, warning]
  }),
  rejected: (title, company) => ({
    subject: `Your application for “${title}” does not go ahead`,
    lines: [`${company} has said no. Do not lose heart: there are more jobs at ${brand}.`]
  }),
  jobClosed: (title, company) => ({
    subject: `The ad “${title}” is closed`,
    lines: [`${company} takes no more applications and has not answered yours.`]
  }),
  pendingAgain: (title, company) => ({
    subject: `Your application for “${title}” is pending again`,
    lines: [`${company} has not decided yet.`]
  }),
  wordsAlone: (title, company, warning) => ({
    subject: `${company} has written to you about “${title}”`,
    lines: [warning]
  }),
  wordsOnPage: 'They have written you a few words: they are on the page of the button.',
  see: 'See my application',

  erasure: (title, company, day, months) => ({
    subject: `Your application for “${title}” will soon be erased`,
    lines: [
      `On ${day} we erase what you wrote to ${company}: the ad ended ${months} months ago.`,
      'If you want to keep it, copy it before then. There is nothing else to do.'
    ],
    action: 'See my application'
  })
}
