import type * as es from '../es/speech.ts'
import { localPath } from '../shared/paths.ts'

export const speech: typeof es.speech = {
  language: 'en',
  name: 'English',
  locale: 'en-GB',
  openGraphLocale: 'en_GB',
  path: localPath('en'),
  dateAndTime: (date, time) => `${date} at ${time}`,
  euros: amount => `€${amount}`,
  euroRange: (from, to) => `€${from}–${to}`,
  pageOf: (page, totalPages) => `page ${page} of ${totalPages}`,
  days: count => `${count} days`,
  months: count => `${count} months`,
  quoted: text => `“${text}”`,
  and: 'and',
  or: 'or',
  yes: 'Yes',
  no: 'No'
}
