import type * as es from '../es/speech.ts'

export const speech: typeof es.speech = {
  language: 'en',
  locale: 'en-GB',
  openGraphLocale: 'en_GB'
}
