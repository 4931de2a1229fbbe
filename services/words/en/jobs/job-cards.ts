import type * as es from '../../es/jobs/job-cards.ts'

export const cardWords: typeof es.cardWords = {
  isNew: 'New',
  published: 'Published ',
  justNow: 'just now',
  today: 'Today',
  yesterday: 'Yesterday',
  over: 'Expired',
  urgent: left => `Urgent: ${left} left`,
  daysLeft: days => `${days} left`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  sameMunicipality: 'same municipality',
  away: kilometres => `${kilometres}\u00a0km away`,
  photos: 'Photos',
  photoOf: company => `Photo of ${company}`,
  onePhotoOf: (number, count, company) => `Photo ${number} of ${count} of ${company}`
}
