import { brand } from '../../shared/brand.ts'

export const why = (isOwn: boolean) =>
  `You’re getting this email because ${isOwn ? 'you' : 'someone'} applied for a job on ${brand} with this address.`

export const sent = (title: string, company: string, warning: string) => ({
  subject: `You’ve applied for “${title}”`,
  lines: [`${company} has your application. If they reply, it will be by phone or email.`, warning],
  action: 'Follow or withdraw my application'
})
export const written = 'This is what you wrote:'
export const phone = (phone: string) => `Phone: ${phone}`
export const writtenOnPage =
  'You’ll find it all, with what you wrote, at the link below. If this wasn’t you, withdraw the application there.'

export const sentSeveral = (warning: string) => ({
  subject: `Your applications on ${brand}`,
  lines: [
    'You’ve sent several. At the link below you can see how each one stands and what you wrote, and withdraw them.',
    warning
  ],
  action: 'Follow or withdraw my applications'
})

export const rewritten = (title: string, company: string) => ({
  subject: `Another cover letter for “${title}”`,
  lines: [
    `You had already applied for this job, and another cover letter has come in with your address. ${company} sees the new one first, with the earlier ones below.`,
    'If you didn’t write it, open it and withdraw the application: you can send another.'
  ],
  action: 'See or withdraw my application'
})

export const approved = (title: string, company: string, warning: string) => ({
  subject: `Your application for “${title}” is approved`,
  lines: [`${company} wants to go ahead with you and will get in touch.`, warning]
})
export const rejected = (title: string, company: string) => ({
  subject: `Your application for “${title}” isn’t going ahead`,
  lines: [
    `${company} isn’t taking your application further this time. There are more jobs on ${brand}.`
  ]
})
export const jobClosed = (title: string, company: string, isAnswered: boolean) => ({
  subject: `The ad “${title}” is closed`,
  lines: [
    `${company} is no longer taking applications${isAnswered ? '' : ' and hasn’t replied to yours'}.`
  ]
})
export const pendingAgain = (title: string, company: string) => ({
  subject: `Your application for “${title}” is pending again`,
  lines: [`${company} hasn’t decided yet.`]
})
export const wordsAlone = (title: string, company: string, warning: string) => ({
  subject: `${company} has written to you about “${title}”`,
  lines: [warning]
})
export const talked = (title: string, company: string, day: string) => ({
  subject: `${company} says you’ve talked about “${title}”`,
  lines: [
    `${company} says you talked on ${day}.`,
    'If you didn’t, say so at the link below: it will no longer count as a reply.'
  ]
})
export const wordsOnPage = 'They’ve written to you: read it at the link below.'
export const read = 'Read and answer'
export const see = 'See my application'

export const erasure = (title: string, company: string, day: string, months: number) => ({
  subject: `Your application for “${title}” will soon be erased`,
  lines: [
    `On ${day} we’ll erase what you wrote to ${company}: the ad ended ${months} months ago.`,
    'If you want to keep it, copy it before then. You don’t need to do anything else.'
  ],
  action: 'See my application'
})
