import { defaultLanguage } from '#events/aggregates/languages.ts'

/** Attributes of what others wrote: Spanish, also on a page in another language, and in the direction of its letters. */
export const ownWords = { lang: defaultLanguage, dir: 'auto' } as const
