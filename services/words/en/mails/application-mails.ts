import { brand } from '../../shared/brand.ts'

export const why = (isOwn: boolean) =>
  `You receive this e-mail because ${isOwn ? 'you have' : 'somebody has'} applied for a job at ${brand} with this address.`

export const sent = (title: string, company: string, warning: string) => ({
  subject: `You have applied for “${title}”`,
  lines: [
    `${company} has your application, and will answer by telephone, by e-mail or here.`,
    warning
  ],
  action: 'Follow or withdraw my application'
})
export const written = 'This is what you wrote:'
export const phone = (phone: string) => `Telephone: ${phone}`
export const writtenOnPage =
  'What you wrote is on the page of the button. If it was not you, withdraw it there.'

export const sentSeveral = (warning: string) => ({
  subject: `Your applications at ${brand}`,
  lines: [
    'You have sent several. On the page of the button you see what has become of each and what you wrote, and you can withdraw them.',
    warning
  ],
  action: 'Follow or withdraw my applications'
})

export const rewritten = (title: string, company: string) => ({
  subject: `Another cover letter for “${title}”`,
  lines: [
    `You had already applied for this job, and another cover letter has come with your address. ${company} sees the new one first, and those before it below.`,
    'If you did not write it, have a look and withdraw the application: you can send another one.'
  ],
  action: 'See or withdraw my application'
})

export const approved = (title: string, company: string, warning: string) => ({
  subject: `Your application for “${title}” is approved`,
  lines: [`${company} wants to go ahead with you and will get in touch.`, warning]
})
export const rejected = (title: string, company: string) => ({
  subject: `Your application for “${title}” does not go ahead`,
  lines: [`${company} has said no. Do not lose heart: there are more jobs at ${brand}.`]
})
export const jobClosed = (title: string, company: string, isAnswered: boolean) => ({
  subject: `The ad “${title}” is closed`,
  lines: [
    `${company} takes no more applications${isAnswered ? '' : ' and has not answered yours'}.`
  ]
})
export const pendingAgain = (title: string, company: string) => ({
  subject: `Your application for “${title}” is pending again`,
  lines: [`${company} has not decided yet.`]
})
export const wordsAlone = (title: string, company: string, warning: string) => ({
  subject: `${company} has written to you about “${title}”`,
  lines: [warning]
})
export const talked = (title: string, company: string, day: string) => ({
  subject: `${company} says that you have talked about “${title}”`,
  lines: [
    `${company} says that you talked on ${day}.`,
    'If you did not, say so on the page of the button: it will no longer count as an answer.'
  ]
})
export const wordsOnPage = 'They have written you a few words: they are on the page of the button.'
export const read = 'Read and answer'
export const see = 'See my application'

export const erasure = (title: string, company: string, day: string, months: number) => ({
  subject: `Your application for “${title}” will soon be erased`,
  lines: [
    `On ${day} we erase what you wrote to ${company}: the ad ended ${months} months ago.`,
    'If you want to keep it, copy it before then. There is nothing else to do.'
  ],
  action: 'See my application'
})
