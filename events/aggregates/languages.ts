/** Languages that pages and e-mails are written in, and a person can choose; the words of each are in `services/words`. */
export const pageLanguages = ['es', 'en'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Of every text for which no language was chosen. */
export const defaultLanguage: PageLanguage = 'es'
