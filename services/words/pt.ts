import type * as es from './es.ts'
import { listAndAds, localPath } from './paths.ts'
import { speech as spanish } from './es/speech.ts'

/** Portuguese words: of the list of jobs and of the ads; the rest is Spanish. */
export * from './es.ts'

export const speech: typeof es.speech = {
  ...spanish,
  language: 'pt',
  name: 'Português',
  locale: 'pt-PT',
  openGraphLocale: 'pt_PT',
  path: localPath('pt', listAndAds)
}
