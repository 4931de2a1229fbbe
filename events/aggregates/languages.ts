/** Languages that a person can choose for pages and e-mails; the words of each are in `services/words`. */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** Of every text for which no language was chosen. */
export const defaultLanguage: Language = 'es'
