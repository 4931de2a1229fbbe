/** Languages that a person can choose for pages and e-mails; the words of each are in `services/words`. */
export const chosenLanguages = ['es', 'en'] as const
export type ChosenLanguage = (typeof chosenLanguages)[number]

/** Of every text for which no language was chosen. */
export const defaultLanguage: ChosenLanguage = 'es'
