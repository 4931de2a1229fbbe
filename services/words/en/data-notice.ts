import type * as es from '../es/data-notice.ts'

export const dataNoticeWords: typeof es.dataNoticeWords = {
  title: 'What happens to your data',
  controller: 'Controller',
  purpose: 'What for',
  duration: 'How long',
  rights: 'Your rights',
  rightsText:
    'to see, correct, delete or take your data with you, to limit its use and to object. Write to ',
  detailsBefore: 'The details are in the ',
  policy: 'privacy policy (in Spanish)'
}
